import { useDraggable } from '@dnd-kit/core'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { formatFigure } from '@/lib/numbers'
import { useText } from '@/texts/use-text'
import { AddIcon, DragIcon } from '@/ui/icons'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { type BoardClass, type ClassProgress, progressQuery } from './api'
import type { NamedCourse } from './board-draft'
import { lackingOf } from './lacking'

type Put = (course: NamedCourse) => void
// Undefined where nothing can be put: onto another cell it can be dragged all the same.
type LackingPanelProps = { group: BoardClass; mayEdit: boolean; onPut: Put | undefined }

// How far the class is, and what it still lacks: to be put here, or dragged to another cell.
export function LackingPanel({ group, mayEdit, onPut }: LackingPanelProps) {
  const { t } = useText()
  const progress = useQuery(progressQuery(group.id))
  return (
    <QueryView query={progress} loading={<LoadingRows rows={5} height={44} />}>
      {(known) => (
        <>
          <Debt progress={known} />
          <Typography variant="h3" sx={{ mt: 2, mb: 0.5 }}>
            {t('board.search.lacking')}
          </Typography>
          <Lacking group={group} progress={known} mayEdit={mayEdit} onPut={onPut} />
        </>
      )}
    </QueryView>
  )
}

function Debt({ progress }: { progress: ClassProgress }) {
  const { t, language } = useText()
  const shown = (hours: number) => formatFigure(hours, language)
  const { hours, hours_done, hours_planned, hours_left, room, late } = progress
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>
        {t('planning.debt.state', {
          ...{ hours: shown(hours), done: shown(hours_done), planned: shown(hours_planned) },
          left: shown(hours_left),
        })}
      </Typography>
      {late && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {t('planning.debt.late', { left: shown(hours_left), room: shown(room) })}
        </Alert>
      )}
    </>
  )
}

function Lacking({ group, progress, mayEdit, onPut }: LackingPanelProps & { progress: ClassProgress }) {
  const { t } = useText()
  const lacking = lackingOf(progress.courses, group.level)
  if (lacking.length === 0) return <Typography>{t('planning.debt.nothing')}</Typography>
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {lacking.map(({ course_id, code, name, hours, level }) => (
        <LackingCourse
          key={course_id}
          course={{ id: course_id, code, name, hours }}
          {...{ level, mayEdit, onPut }}
        />
      ))}
    </Box>
  )
}

type LackingCourseProps = Pick<LackingPanelProps, 'mayEdit' | 'onPut'> & {
  course: NamedCourse
  level: number
}

function LackingCourse({ course, level, mayEdit, onPut }: LackingCourseProps) {
  const { t, language } = useText()
  const { setNodeRef, listeners } = useDraggable({
    id: `lacking.${course.id}`,
    data: { course },
    disabled: !mayEdit,
  })
  return (
    <Box component="li" ref={setNodeRef} {...listeners} sx={line}>
      {mayEdit && <DragIcon sx={{ color: 'text.secondary' }} />}
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {course.name}
        <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
          <bdi>{course.code}</bdi>
          {' · '}
          {t('board.class.level', { level })}
          {' · '}
          {t('board.hours', { count: course.hours, shown: formatFigure(course.hours, language) })}
        </Box>
      </Box>
      {onPut && (
        <Button
          size="small"
          startIcon={<AddIcon />}
          aria-label={t('board.put_named', { course: course.name })}
          onClick={() => onPut(course)}
        >
          {t('board.put')}
        </Button>
      )}
    </Box>
  )
}

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 48,
  py: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
  cursor: 'grab',
  touchAction: 'manipulation',
} as const

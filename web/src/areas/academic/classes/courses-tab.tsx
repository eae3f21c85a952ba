import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import { formatFigure } from '@/lib/numbers'
import { useText } from '@/texts/use-text'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { curriculumPath } from '../curricula/curriculum-list'
import { type Class, type ClassCourse, type ClassProgress, progressQuery } from './api'
import { byLevel } from './by-level'
import { CourseRow } from './course-row'
import { useClassMay } from './use-class-may'
import { type Change, type SetDone, useCourseDone } from './use-course-done'

// How far a class is in its curriculum: level by level, which courses are done and which are missing.
export function CoursesTab({ group }: { group: Class }) {
  const { t } = useText()
  const may = useClassMay()
  const progress = useQuery(progressQuery(group.id))
  const { setDone, saving } = useCourseDone(group.id)
  return (
    <QueryView query={progress} loading={<LoadingRows rows={8} height={48} />}>
      {(known) =>
        known.courses.length === 0 ? (
          <NoCourses group={group} />
        ) : (
          <>
            <Summary progress={known} over={group.graduated} />
            {byLevel(known.courses).map(({ level, courses }) => (
              <CourseLevel
                key={level}
                level={level}
                courses={courses}
                current={level === group.level && !group.graduated}
                over={group.graduated}
                saving={saving}
                onDone={group.may_edit ? setDone : undefined}
              />
            ))}
            {may.readsCurricula && (
              <Button component={Link} to={curriculumPath(known.curriculum_id)} sx={{ mt: 2 }}>
                {t('class.courses.open_curriculum')}
              </Button>
            )}
          </>
        )
      }
    </QueryView>
  )
}

function Summary({ progress, over }: { progress: ClassProgress; over: boolean }) {
  const { t, language } = useText()
  const { courses, hours, hours_done, hours_planned, hours_left, room, late } = progress
  const shown = (figure: number) => formatFigure(figure, language)
  const done = courses.filter(({ state }) => state === 'done').length
  const said = t('class.courses.progress', {
    ...{ done: shown(done), courses: shown(courses.length) },
    ...{ hours_done: shown(hours_done), hours: shown(hours) },
  })
  return (
    <Box sx={{ mb: 3, maxWidth: 560 }}>
      <Typography role="status" sx={{ mb: 1, fontWeight: 550 }}>
        {said}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={courses.length === 0 ? 0 : (100 * done) / courses.length}
        aria-label={t('class.tab.courses')}
        sx={{ height: 6, borderRadius: 3 }}
      />
      {!over && (hours_planned > 0 || hours_left > 0) && (
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>
          {t('planning.debt.state', {
            ...{ hours: shown(hours), done: shown(hours_done) },
            ...{ planned: shown(hours_planned), left: shown(hours_left) },
          })}
        </Typography>
      )}
      {!over && late && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {t('planning.debt.late', { left: shown(hours_left), room: shown(room) })}
        </Alert>
      )}
    </Box>
  )
}

function NoCourses({ group }: { group: Class }) {
  const { t } = useText()
  const may = useClassMay()
  if (!group.curriculum_id) {
    const choose = group.may_edit && (
      <Button variant="outlined" component={Link} to="?tab=details">
        {t('class.courses.choose_curriculum')}
      </Button>
    )
    return <EmptyState text={t('class.courses.no_curriculum')} action={choose} />
  }
  const open = may.readsCurricula && (
    <Button variant="outlined" component={Link} to={curriculumPath(group.curriculum_id)}>
      {t('class.courses.open_curriculum')}
    </Button>
  )
  return <EmptyState text={t('class.courses.none')} action={open} />
}

type CourseLevelProps = {
  level: number
  courses: readonly ClassCourse[]
  // The class is at this level now.
  current: boolean
  over: boolean
  // What is being saved: it shows already.
  saving: Change | undefined
  onDone: SetDone | undefined
}

// The courses of one level, with their hours.
function CourseLevel({ level, courses, current, over, saving, onDone }: CourseLevelProps) {
  const { t, language } = useText()
  const id = useId()
  const hours = courses.reduce((sum, course) => sum + course.hours, 0)
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 }}>
        <Typography id={id} variant="h3" component="h2">
          {t('class.level_number', { level })}
        </Typography>
        {current && <Chip size="small" label={t('class.courses.current')} />}
        <Typography sx={{ marginInlineStart: 'auto', color: 'text.secondary' }}>
          {t('class.courses.hours', { count: hours, shown: formatFigure(hours, language) })}
        </Typography>
      </Box>
      <Box
        component="ul"
        aria-labelledby={id}
        sx={{ m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}
      >
        {courses.map((course) => (
          <CourseRow
            key={course.course_id}
            course={course}
            over={over}
            saving={saving?.courseId === course.course_id ? saving : undefined}
            onDone={onDone}
          />
        ))}
      </Box>
    </Box>
  )
}

import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { useText } from '@/texts/use-text'
import { ColorMark } from '@/ui/color-mark'
import { AddSession } from './add-session'
import type { Board } from './api'
import { isNew } from './board-draft'
import { shareCourse } from './board-moves'
import { conflictKey, sayConflict } from './conflict-words'
import type { Cell, Entry, Grid } from './grid-of'
import { SessionFields } from './session-fields'
import { StaffSection } from './staff-section'
import type { Acts } from './use-acts'

type EntryPanelProps = {
  entry: Entry
  cell: Cell
  board: Board
  grid: Grid
  acts: Acts
  mayEdit: boolean
}

// A course in a cell: what is wrong with it, who gives it, when and where, and to whom.
export function EntryPanel({ entry, cell, board, grid, acts, mayEdit }: EntryPanelProps) {
  const texts = useText()
  const { t } = texts
  const { course } = entry
  // Until the server knows it there is nobody to be asked.
  const open = mayEdit && !isNew(course.id)
  const wrong = cell.conflicts.filter(({ agenda_course_id }) => agenda_course_id === course.id)
  const here = course.sessions.filter(({ planning_id }) => planning_id === board.planning.id)
  const elsewhere = course.sessions.length - here.length
  return (
    <Box sx={{ '& + &': { mt: 3, pt: 2, borderTop: 1, borderColor: 'divider' } }}>
      <Link
        component={RouterLink}
        to={`/apps/academic/course/${course.course_id}`}
        sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        {course.course_name}
      </Link>
      <Typography sx={{ color: 'text.secondary' }}>
        <bdi>{course.course_code}</bdi>
      </Typography>
      {wrong.length > 0 && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {wrong.map((conflict) => (
            <div key={conflictKey(conflict)}>{sayConflict(conflict, board, texts)}</div>
          ))}
        </Alert>
      )}
      <StaffSection half="teacher" {...{ course, acts }} mayEdit={open} />
      <StaffSection half="translator" {...{ course, acts }} mayEdit={open} />
      <Part title={t('board.sessions.title')}>
        {here.map((session) => (
          <SessionFields
            key={session.id}
            {...{ course, session, acts }}
            planning={board.planning}
            mayEdit={open}
            last={course.sessions.length === 1}
          />
        ))}
        {elsewhere > 0 && (
          <Typography sx={{ color: 'text.secondary' }}>
            {t('board.sessions.elsewhere', { count: elsewhere })}
          </Typography>
        )}
        {open && <AddSession classId={cell.classId} {...{ course, board, grid, acts }} />}
      </Part>
      <ClassTicks {...{ entry, board, acts }} mayEdit={open} />
    </Box>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ mt: 2 }}>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}

type ClassTicksProps = Pick<EntryPanelProps, 'entry' | 'board' | 'acts' | 'mayEdit'>

// One course for several classes, of several campuses too.
function ClassTicks({ entry: { course }, board, acts, mayEdit }: ClassTicksProps) {
  const { t } = useText()
  const [all, setAll] = useState(false)
  const has = (id: string) => course.class_ids.includes(id)
  const host = board.classes.find(({ campus_id }) => campus_id === course.campus_id)
  const shown = board.classes.filter((one) => all || has(one.id) || one.campus_id === course.campus_id)
  const tick = (id: string) => {
    const ids = has(id) ? course.class_ids.filter((other) => other !== id) : [...course.class_ids, id]
    void acts.act((now) => shareCourse(now, course.id, ids))
  }
  return (
    <Part title={t('board.classes.title')}>
      {shown.map((one) => (
        <FormControlLabel
          key={one.id}
          sx={{ display: 'flex', mr: 0 }}
          control={
            <Checkbox
              size="small"
              checked={has(one.id)}
              disabled={!mayEdit || (has(one.id) && course.class_ids.length === 1)}
              onChange={() => tick(one.id)}
            />
          }
          label={
            <Box component="span" sx={{ display: 'inline-flex', gap: 0.75 }}>
              <ColorMark color={one.color} />
              <bdi>{`${one.code} · ${one.campus_name}`}</bdi>
            </Box>
          }
        />
      ))}
      {!all && shown.length < board.classes.length && mayEdit && (
        <Link component="button" type="button" onClick={() => setAll(true)}>
          {t('board.classes.all')}
        </Link>
      )}
      {host && new Set(board.classes.filter(({ id }) => has(id)).map((one) => one.campus_id)).size > 1 && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {t('board.classes.host', { campus: host.campus_name })}
        </Typography>
      )}
    </Part>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { AddIcon, ExpandIcon } from '@/ui/icons'
import { clockOf, minutesOf, sayHours } from '../agenda/say-session'
import type { Board, BoardCourse, Hour } from './api'
import { addSession } from './board-staff'
import { cellAt, type Grid, hostTime } from './grid-of'
import { nextRow } from './rows'
import { sayShortDay } from './say-board'
import type { Acts } from './use-acts'

type AddSessionProps = { course: BoardCourse; classId: string; board: Board; grid: Grid; acts: Acts }

const byHand = ''
const keyOf = ({ day, start }: Hour) => `${day} ${start}`

// One more session of a course: in an hour that the class has free, or at hours of one's own.
export function AddSession({ course, classId, board, grid, acts }: AddSessionProps) {
  const { t } = useText()
  const [open, setOpen] = useState(false)
  if (!open) {
    return (
      <Button size="small" startIcon={<AddIcon />} sx={{ ml: -0.5 }} onClick={() => setOpen(true)}>
        {t('board.sessions.add')}
      </Button>
    )
  }
  const free = freeSlots(board, grid, course, classId)
  return <SessionForm {...{ course, board, acts, free }} onDone={() => setOpen(false)} />
}

function freeSlots(board: Board, grid: Grid, course: BoardCourse, classId: string): Hour[] {
  return grid.rows.flatMap(({ key }) => {
    const cell = cellAt(grid, { classId, row: key })
    const free = cell && cell.entries.length === 0 && hostTime(board, course.campus_id, cell)
    return free ? [free] : []
  })
}

type SessionFormProps = Pick<AddSessionProps, 'course' | 'board' | 'acts'> & {
  free: Hour[]
  onDone: () => void
}

function SessionForm({ course, board, acts, free, onDone }: SessionFormProps) {
  const { t, language } = useText()
  const { first_day, last_day } = board.planning
  const [when, setWhen] = useState<Hour>(free[0] ?? nextRow(course.sessions, first_day))
  const chosen = free.find((hour) => keyOf(hour) === keyOf(when) && hour.finish === when.finish)
  const outside = when.day < first_day || when.day > last_day
  const wrong = outside
    ? 'planning.day_outside'
    : when.finish <= when.start && 'timetable.finish_before_start'
  const add = () => {
    if (wrong) return
    void acts.act((now) => addSession(now, course.id, when))
    onDone()
  }
  return (
    <Box
      component="form"
      aria-label={t('board.sessions.add')}
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
      sx={{ display: 'grid', gap: 1, mt: 1, p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      {free.length > 0 && (
        <NativeSelect
          autoFocus
          input={<OutlinedInput />}
          IconComponent={ExpandIcon}
          value={chosen ? keyOf(chosen) : byHand}
          onChange={({ target }) => setWhen(free.find((hour) => keyOf(hour) === target.value) ?? when)}
          inputProps={{ 'aria-label': t('board.sessions.slot') }}
        >
          {free.map((hour) => (
            <option key={keyOf(hour)} value={keyOf(hour)}>
              {`${sayShortDay(hour.day, language)} · ${sayHours(hour, language)}`}
            </option>
          ))}
          <option value={byHand}>{t('board.sessions.by_hand')}</option>
        </NativeSelect>
      )}
      <OutlinedInput
        type="date"
        autoFocus={free.length === 0}
        value={when.day}
        onChange={({ target }) => setWhen({ ...when, day: target.value })}
        inputProps={{ 'aria-label': t('board.sessions.day'), min: first_day, max: last_day }}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
        <OutlinedInput
          type="time"
          value={clockOf(when.start)}
          onChange={({ target }) => setWhen({ ...when, start: minutesOf(target.value) ?? when.start })}
          inputProps={{ 'aria-label': t('board.sessions.start') }}
        />
        <OutlinedInput
          type="time"
          value={clockOf(when.finish)}
          onChange={({ target }) => setWhen({ ...when, finish: minutesOf(target.value) || 24 * 60 })}
          inputProps={{ 'aria-label': t('board.sessions.finish') }}
        />
      </Box>
      {wrong && <FormHelperText error>{t(wrong)}</FormHelperText>}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
        <Button color="inherit" size="small" onClick={onDone}>
          {t('ui.cancel')}
        </Button>
        <Button variant="contained" size="small" type="submit" disabled={Boolean(wrong)}>
          {t('board.sessions.add')}
        </Button>
      </Box>
    </Box>
  )
}

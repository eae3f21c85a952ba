import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect, useState } from 'react'
import { useText } from '@/texts/use-text'
import { DeleteIcon } from '@/ui/icons'
import { clockOf, minutesOf, sayHours } from '../agenda/say-session'
import type { BoardCourse, CourseSession, Planning } from './api'
import { changeSession, dropSession, type SessionChange } from './board-staff'
import { sayShortDay } from './say-board'
import type { Acts } from './use-acts'

type SessionFieldsProps = {
  course: BoardCourse
  session: CourseSession
  planning: Planning
  acts: Acts
  mayEdit: boolean
  last: boolean
}

// One session: its day, hours and place. What is typed is saved when one leaves the field.
export function SessionFields({ course, session, planning, acts, mayEdit, last }: SessionFieldsProps) {
  const { t, language } = useText()
  const when = `${sayShortDay(session.day, language)} · ${sayHours(session, language)}`
  const change = (wanted: SessionChange) =>
    void acts.act((board) => changeSession(board, course.id, session.id, wanted))
  if (!mayEdit) return <div>{[when, session.place].filter(Boolean).join(' · ')}</div>
  const named = (field: string) => `${field}, ${when}`
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto', gap: 0.75, mb: 1.5 }}
    >
      <Box sx={{ gridColumn: 'span 2' }}>
        <SavedInput
          type="date"
          label={named(t('board.sessions.day'))}
          value={session.day}
          limits={{ min: planning.first_day, max: planning.last_day }}
          onSave={(day) => day >= planning.first_day && day <= planning.last_day && change({ day })}
        />
      </Box>
      <IconButton
        size="small"
        aria-label={named(t('board.sessions.drop'))}
        disabled={last}
        onClick={() => void acts.act((board) => dropSession(board, course.id, session.id))}
      >
        <DeleteIcon />
      </IconButton>
      <SavedInput
        type="time"
        label={named(t('board.sessions.start'))}
        value={clockOf(session.start)}
        onSave={(text) => {
          const start = minutesOf(text)
          if (start !== undefined && start < session.finish) change({ start })
        }}
      />
      <SavedInput
        type="time"
        label={named(t('board.sessions.finish'))}
        value={clockOf(session.finish)}
        onSave={(text) => {
          // Who is there until midnight finishes at the day's end, not at its beginning.
          const finish = minutesOf(text) || 24 * 60
          if (finish > session.start) change({ finish })
        }}
      />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <SavedInput
          label={named(t('board.sessions.place'))}
          placeholder={t('board.sessions.place_help')}
          value={session.place}
          limits={{ maxLength: 200 }}
          onSave={(place) => change({ place: place.trim() })}
        />
      </Box>
    </Box>
  )
}

type SavedInputProps = {
  label: string
  value: string
  type?: 'date' | 'time' | 'text'
  placeholder?: string
  limits?: Record<string, string | number>
  onSave: (value: string) => void
}

// What is no value goes back to what it was.
function SavedInput({ label, value, type = 'text', placeholder, limits, onSave }: SavedInputProps) {
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  const save = () => {
    if (typed === value) return
    onSave(typed)
    setTyped(value)
  }
  return (
    <OutlinedInput
      fullWidth
      type={type}
      value={typed}
      placeholder={placeholder}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={save}
      onKeyDown={(event) => event.key === 'Enter' && save()}
      inputProps={{ 'aria-label': label, ...limits }}
      sx={{ '& input': { px: 1 } }}
    />
  )
}

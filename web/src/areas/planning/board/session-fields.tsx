import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect, useRef, useState } from 'react'
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
  const change = (wanted: SessionChange, onRefused: () => void) => {
    void acts.act((board) => changeSession(board, course.id, session.id, wanted), onRefused)
    return true
  }
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
          onSave={(day, onRefused) =>
            day >= planning.first_day && day <= planning.last_day && change({ day }, onRefused)
          }
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
        onSave={(text, onRefused) => {
          const start = minutesOf(text)
          return start !== undefined && start < session.finish && change({ start }, onRefused)
        }}
      />
      <SavedInput
        type="time"
        label={named(t('board.sessions.finish'))}
        value={clockOf(session.finish)}
        onSave={(text, onRefused) => {
          // Who is there until midnight finishes at the day's end, not at its beginning.
          const finish = minutesOf(text) || 24 * 60
          return finish > session.start && change({ finish }, onRefused)
        }}
      />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <SavedInput
          label={named(t('board.sessions.place'))}
          placeholder={t('board.sessions.place_help')}
          value={session.place}
          limits={{ maxLength: 200 }}
          onSave={(place, onRefused) => change({ place }, onRefused)}
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
  // False where it is no value.
  onSave: (value: string, onRefused: () => void) => boolean
}

// What is typed stands there until the board has it, whatever comes from others meanwhile, and stays where it was
// refused. What is no value goes back to what it was, as everything does with Escape.
function SavedInput({ label, value, type = 'text', placeholder, limits, onSave }: SavedInputProps) {
  const [typed, setTyped] = useState<string>()
  const [refused, setRefused] = useState(false)
  // Who presses Enter and then leaves the field wants it once.
  const sent = useRef<string>(undefined)
  const forget = () => {
    setTyped(undefined)
    setRefused(false)
  }
  useEffect(() => {
    sent.current = undefined
    setTyped((text) => (text === value ? undefined : text))
  }, [value])
  const save = () => {
    const wanted = typed?.trim()
    if (wanted === undefined || wanted === value) return forget()
    if (wanted === sent.current) return
    setRefused(false)
    sent.current = wanted
    const handleRefused = () => {
      sent.current = undefined
      setTyped((text) => text ?? wanted)
      setRefused(true)
    }
    if (onSave(wanted, handleRefused)) setTyped(wanted)
    else forget()
  }
  return (
    <OutlinedInput
      fullWidth
      type={type}
      value={typed ?? value}
      error={refused}
      placeholder={placeholder}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save()
        if (event.key === 'Escape' && typed !== undefined) {
          event.stopPropagation()
          forget()
        }
      }}
      inputProps={{ 'aria-label': label, ...limits }}
      sx={{ '& input': { px: 1 } }}
    />
  )
}

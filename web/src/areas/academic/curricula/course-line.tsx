import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { ReactNode } from 'react'
import { useText } from '@/texts/use-text'
import { type Action, ActionMenu } from '@/ui/action-menu'
import { DeleteIcon } from '@/ui/icons'
import type { CurriculumCourse } from './api'

type CourseLineProps = {
  course: CurriculumCourse
  handle: ReactNode
  levels: number
  onHours: (hours: number) => void
  onLevel: (level: number) => void
  onRemove: () => void
}

// A course in its level: by its handle it is dragged, and the menu says the same in words.
export function CourseLine({ course, handle, levels, onHours, onLevel, onRemove }: CourseLineProps) {
  const { t } = useText()
  const elsewhere = Array.from({ length: levels }, (_, index) => index + 1).filter(
    (level) => level !== course.level,
  )
  const actions: Action[] = [
    ...elsewhere.map((level) => ({
      label: t('curriculum.move_to', { level }),
      onClick: () => onLevel(level),
    })),
    { label: t('curriculum.remove'), icon: <DeleteIcon />, onClick: onRemove },
  ]
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 52,
        py: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
      }}
    >
      {handle}
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {course.name}
        <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
          <bdi>{[course.code, course.edition].filter(Boolean).join(' · ')}</bdi>
        </Box>
      </Box>
      <HoursInput
        label={t('curriculum.hours_of', { name: course.name })}
        hours={course.hours}
        onChange={onHours}
      />
      <ActionMenu label={t('curriculum.course_actions', { name: course.name })} actions={actions} />
    </Box>
  )
}

const mostHours = 1000

type HoursInputProps = { label: string; hours: number; onChange: (hours: number) => void }

// Whole hours; what is no figure is not taken.
function HoursInput({ label, hours, onChange }: HoursInputProps) {
  const { t } = useText()
  const change = (typed: string) =>
    onChange(Math.min(mostHours, Number(typed.replace(/\D/g, '').slice(0, 4) || 0)))
  return (
    <OutlinedInput
      size="small"
      value={String(hours)}
      onChange={(event) => change(event.target.value)}
      onFocus={(event) => event.target.select()}
      inputProps={{ inputMode: 'numeric', 'aria-label': label }}
      endAdornment={<InputAdornment position="end">{t('curriculum.hour_unit')}</InputAdornment>}
      sx={{ width: 88, flexShrink: 0, '& input': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } }}
    />
  )
}

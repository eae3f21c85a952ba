import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type KeyboardEvent, useState } from 'react'
import { parseNumber } from '@/lib/numbers'
import { useText } from '@/texts/use-text'
import { isAway, type Mark } from './sheet-marks'

type MarkFieldsProps = {
  mark: Mark
  // With what stood there when somebody began to type, where that may have changed since.
  onChange: (mark: Mark, was?: Mark) => void
  // Called by who closes the panel: what is typed then counts.
  leave: { current: () => void }
}

const maxMinutes = 1440
const usual = [5, 10, 15, 30]

// What is being typed, and over what.
type Typed = { text: string; was: Mark }

// What a value may carry: how late, or why not. A field that nobody typed in shows what others enter meanwhile, and
// changes nothing of it.
export function MarkFields({ mark, onChange, leave }: MarkFieldsProps) {
  const { t } = useText()
  const [typed, setTyped] = useState<Typed>()
  const late = mark.value === 'late'
  const away = isAway(mark.value)
  const shown = late ? String(mark.minutes || '') : mark.reason
  const text = typed?.text ?? shown
  const minutes = parseNumber(text)
  const wrong =
    late && minutes !== null && !(Number.isInteger(minutes) && minutes >= 0 && minutes <= maxMinutes)
  const type = (next: string) => setTyped({ text: next, was: typed?.was ?? mark })
  const keep = () => {
    if (!typed || wrong) return
    onChange({ ...mark, ...(late ? { minutes: minutes ?? 0 } : { reason: text.trim() }) }, typed.was)
    setTyped(undefined)
  }
  leave.current = keep
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') keep()
  }
  const choose = (count: number) => {
    setTyped(undefined)
    onChange({ ...mark, minutes: count })
  }
  if (late) {
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
        <TextField
          size="small"
          label={t('attendance.minutes')}
          value={text}
          error={wrong}
          helperText={wrong ? t('attendance.minutes_wrong', { limit: maxMinutes }) : undefined}
          onChange={(event) => type(event.target.value)}
          onBlur={keep}
          onKeyDown={onKeyDown}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          sx={{ width: 120 }}
        />
        {usual.map((count) => (
          <Button
            key={count}
            variant="outlined"
            color="inherit"
            onClick={() => choose(count)}
            aria-label={t('attendance.minutes_count', { count })}
            sx={{ minWidth: 44, minHeight: 40 }}
          >
            {count}
          </Button>
        ))}
      </Box>
    )
  }
  if (!away) return null
  return (
    <TextField
      size="small"
      fullWidth
      label={t('attendance.reason')}
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={keep}
      onKeyDown={onKeyDown}
      slotProps={{ htmlInput: { maxLength: 500 } }}
    />
  )
}

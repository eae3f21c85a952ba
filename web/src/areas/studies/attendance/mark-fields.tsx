import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type KeyboardEvent, useState } from 'react'
import { parseNumber } from '@/lib/numbers'
import { useText } from '@/texts/use-text'
import { isAway, type Mark } from './sheet-marks'

type MarkFieldsProps = {
  mark: Mark
  onChange: (mark: Mark) => void
  // Called by who closes the panel: what is typed then counts.
  leave: { current: () => void }
}

const maxMinutes = 1440
const usual = [5, 10, 15, 30]

// What a value may carry: how late, or why not.
export function MarkFields({ mark, onChange, leave }: MarkFieldsProps) {
  const { t } = useText()
  const [minutes, setMinutes] = useState(mark.minutes ? String(mark.minutes) : '')
  const [reason, setReason] = useState(mark.reason)
  const typed = parseNumber(minutes)
  const wrong = typed !== null && !(Number.isInteger(typed) && typed >= 0 && typed <= maxMinutes)
  const late = mark.value === 'late'
  const away = isAway(mark.value)
  const keep = () => {
    if (late && !wrong) onChange({ ...mark, minutes: typed ?? 0 })
    if (away) onChange({ ...mark, reason: reason.trim() })
  }
  leave.current = keep
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') keep()
  }
  const choose = (count: number) => {
    setMinutes(String(count))
    onChange({ ...mark, minutes: count })
  }
  if (late) {
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
        <TextField
          size="small"
          label={t('attendance.minutes')}
          value={minutes}
          error={wrong}
          helperText={wrong ? t('attendance.minutes_wrong', { limit: maxMinutes }) : undefined}
          onChange={(event) => setMinutes(event.target.value)}
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
      value={reason}
      onChange={(event) => setReason(event.target.value)}
      onBlur={keep}
      onKeyDown={onKeyDown}
      slotProps={{ htmlInput: { maxLength: 500 } }}
    />
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { addDays, monthAfter } from '@/lib/day-math'
import { sayMonth } from '@/lib/say-days'
import { useText } from '@/texts/use-text'
import { AddIcon, NextIcon, PreviousIcon } from '@/ui/icons'

type CalendarBarProps = {
  month: string
  months: number
  onMonth: (month: string) => void
  onToday: () => void
  // Without it the calendar is only read.
  onAdd?: (() => void) | undefined
}

const turned = { ':dir(rtl) > svg': { transform: 'scaleX(-1)' } }

// Which months one sees, the way to others, and the button for a new entry.
export function CalendarBar({ month, months, onMonth, onToday, onAdd }: CalendarBarProps) {
  const { t, language } = useText()
  const last = monthAfter(addDays(monthAfter(month, months), -1), 0)
  const shown = [...new Set([sayMonth(month, language), sayMonth(last, language)])].join(' – ')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
      <IconButton
        aria-label={t('availability.calendar.earlier')}
        onClick={() => onMonth(monthAfter(month, -months))}
        sx={turned}
      >
        <PreviousIcon />
      </IconButton>
      <Box
        component="h2"
        aria-live="polite"
        sx={{ m: 0, fontSize: '1rem', fontWeight: 600, '&::first-letter': { textTransform: 'uppercase' } }}
      >
        <bdi>{shown}</bdi>
      </Box>
      <IconButton
        aria-label={t('availability.calendar.later')}
        onClick={() => onMonth(monthAfter(month, months))}
        sx={turned}
      >
        <NextIcon />
      </IconButton>
      <Button color="inherit" onClick={onToday}>
        {t('availability.calendar.today')}
      </Button>
      {onAdd && (
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          onClick={onAdd}
          sx={{ marginInlineStart: { sm: 'auto' } }}
        >
          {t('availability.entry.new')}
        </Button>
      )}
    </Box>
  )
}

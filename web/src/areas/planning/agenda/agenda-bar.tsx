import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonGroup from '@mui/material/ButtonGroup'
import IconButton from '@mui/material/IconButton'
import { todayHere } from '@/lib/day-math'
import { sayDays, sayFullDay, sayMonth } from '@/lib/say-days'
import { useText } from '@/texts/use-text'
import { NextIcon, PreviousIcon } from '@/ui/icons'
import { type AgendaView, agendaViews, type DayRange, stepped } from './agenda-range'

type AgendaBarProps = {
  view: AgendaView
  day: string
  range: DayRange
  onDay: (day: string) => void
}

// Which days one sees, and the way to others.
export function AgendaBar({ view, day, range, onDay }: AgendaBarProps) {
  const { t, language } = useText()
  const shown =
    view === 'day'
      ? sayFullDay(day, language)
      : view === 'week'
        ? sayDays(range.from, range.to, language)
        : sayMonth(day, language)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
      <Box className="acts" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <IconButton aria-label={t('agenda.earlier')} onClick={() => onDay(stepped(view, day, -1))}>
          <PreviousIcon />
        </IconButton>
        <Button color="inherit" onClick={() => onDay(todayHere())}>
          {t('agenda.today')}
        </Button>
        <IconButton aria-label={t('agenda.later')} onClick={() => onDay(stepped(view, day, 1))}>
          <NextIcon />
        </IconButton>
      </Box>
      <Box component="h2" aria-live="polite" sx={heading}>
        <bdi>{shown}</bdi>
      </Box>
    </Box>
  )
}

const heading = {
  flex: 1,
  minWidth: 160,
  m: 0,
  fontSize: '1rem',
  fontWeight: 600,
  '& bdi': { display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } },
}

type AgendaViewsProps = { view: AgendaView; onView: (view: AgendaView) => void }

// How the days are shown.
export function AgendaViews({ view, onView }: AgendaViewsProps) {
  const { t } = useText()
  return (
    <ButtonGroup
      className="acts"
      color="inherit"
      size="small"
      disableElevation
      aria-label={t('agenda.view.label')}
    >
      {agendaViews.map((name) => (
        <Button
          key={name}
          variant={name === view ? 'contained' : 'outlined'}
          aria-pressed={name === view}
          onClick={() => onView(name)}
        >
          {t(`agenda.view.${name}`)}
        </Button>
      ))}
    </ButtonGroup>
  )
}

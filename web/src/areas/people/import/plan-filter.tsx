import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { formatFigure } from '@/lib/numbers'
import { useText } from '@/texts/use-text'
import type { Plan } from './api'
import { rowsFor, type Shown } from './shown-rows'

type PlanFilterProps = { plan: Plan; shown: Shown; onChange: (shown: Shown) => void }

const views: Shown[] = ['all', 'problems', 'create', 'change', 'same']

// How many rows come out how; one of them shows only those.
export function PlanFilter({ plan, shown, onChange }: PlanFilterProps) {
  const { t, language } = useText()
  return (
    <Box role="group" aria-label={t('import.show')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
      {views.map((view) => {
        const count = rowsFor(plan, view).length
        if (count === 0 && view !== 'all' && view !== 'problems') return null
        const chosen = view === shown
        return (
          <Chip
            key={view}
            label={`${t(`import.view.${view}`)} ${formatFigure(count, language)}`}
            color={view === 'problems' && count > 0 ? 'warning' : 'default'}
            variant={chosen ? 'filled' : 'outlined'}
            aria-pressed={chosen}
            onClick={() => onChange(view)}
          />
        )
      })}
    </Box>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Chip from '@mui/material/Chip'
import FormControlLabel from '@mui/material/FormControlLabel'
import { type ReactNode, useState } from 'react'
import { formatFigure } from '@/lib/numbers'
import { useText } from '@/texts/use-text'
import { DownloadIcon } from '@/ui/icons'
import { notifyFailure } from '@/ui/notify-failure'
import type { Plan } from './api'
import type { Row } from './kind'
import { PlanColumns } from './plan-columns'
import { PlanTable } from './plan-table'
import { hasTick, isTicked } from './ticks'
import type { Import } from './use-import'

export type PlanParts<P extends Plan<R>, R extends Row> = {
  // What a plan tells beside its rows.
  notes?: (plan: P) => ReactNode
  // What else must be said before the act.
  asks?: (plan: P) => ReactNode
  about?: (row: R) => string
}

type PlanStepProps<P extends Plan<R>, R extends Row> = PlanParts<P, R> & { state: Import<P>; plan: P }

// What would be done, row by row; then the act, or another file.
export function PlanStep<P extends Plan<R>, R extends Row>({ state, plan, ...parts }: PlanStepProps<P, R>) {
  const [shown, setShown] = useState<Shown>(plan.counts.refuse + plan.counts.look > 0 ? 'problems' : 'all')
  return (
    <>
      <PlanColumns
        kind={state.kind}
        columns={plan.columns}
        busy={state.planning}
        onChange={(columns) => void state.planAgain({ ...state.options, columns })}
      />
      {parts.notes?.(plan)}
      <PlanFilter plan={plan} shown={shown} onChange={setShown} />
      <Box sx={{ opacity: state.planning ? 0.5 : undefined }}>
        <PlanTable
          key={`${shown} ${plan.token}`}
          kind={state.kind}
          about={parts.about}
          rows={rowsFor(plan, shown)}
          flipped={state.flipped}
          onTick={state.tick}
        />
      </Box>
      <PlanActs state={state} plan={plan}>
        {parts.asks?.(plan)}
      </PlanActs>
    </>
  )
}

// Which rows of a plan are looked at.
type Shown = 'all' | 'problems' | 'look' | 'create' | 'change' | 'same'

function rowsFor<R extends Row>({ rows }: Plan<R>, shown: Shown): R[] {
  if (shown === 'all') return rows
  if (shown === 'problems') return rows.filter(({ problems }) => problems.length > 0)
  return rows.filter(({ outcome }) => outcome === shown)
}

type PlanFilterProps = { plan: Plan; shown: Shown; onChange: (shown: Shown) => void }

const views: Shown[] = ['all', 'problems', 'look', 'create', 'change', 'same']

// How many rows come out how; one of them shows only those.
function PlanFilter({ plan, shown, onChange }: PlanFilterProps) {
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

type PlanActsProps<P extends Plan> = { state: Import<P>; plan: P; children: ReactNode }

// What must be said before the act, and the act. Nothing is imported while a row is refused, unless one leaves those
// rows out.
function PlanActs<P extends Plan>({ state, plan, children }: PlanActsProps<P>) {
  const { t } = useText()
  const [skip, setSkip] = useState(false)
  const { kind, planning, flipped } = state
  const count = plan.rows.filter((row) => isTicked(row, flipped)).length
  const out = plan.rows.filter(
    (row) => row.outcome === 'refuse' || (row.outcome === 'look' && !isTicked(row, flipped)),
  ).length
  const left = plan.rows.filter(
    (row) => hasTick(row) && row.outcome !== 'look' && !isTicked(row, flipped),
  ).length
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 1,
        zIndex: 1,
      }}
    >
      <Box sx={{ flex: '1 1 20rem', display: 'grid' }}>
        {children}
        {out > 0 && (
          <FormControlLabel
            control={<Checkbox size="small" checked={skip} />}
            label={t('import.skip', { count: out })}
            onChange={(_event, checked) => setSkip(checked)}
          />
        )}
        {out + left > 0 && (
          <Button
            size="small"
            startIcon={<DownloadIcon />}
            sx={{ justifySelf: 'start' }}
            onClick={() => void state.saveRefused(t('import.file_name_lines')).catch(notifyFailure)}
          >
            {t('import.download_refused')}
          </Button>
        )}
      </Box>
      <Button color="inherit" onClick={state.restart}>
        {t('import.other_file')}
      </Button>
      <Button
        variant="contained"
        disabled={count === 0 || planning || (out > 0 && !skip)}
        onClick={() => void state.run(skip)}
      >
        {t(kind.words.act, { count })}
      </Button>
    </Box>
  )
}

import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { useText } from '@/texts/use-text'
import type { Plan } from './api'
import { PlanActs } from './plan-acts'
import { PlanColumns } from './plan-columns'
import { PlanFilter } from './plan-filter'
import { PlanTable } from './plan-table'
import { rowsFor, type Shown } from './shown-rows'
import type { Import } from './use-import'

type PlanStepProps = { state: Import; plan: Plan }

// What would be done, row by row; then the act, or another file.
export function PlanStep({ state, plan }: PlanStepProps) {
  const { t } = useText()
  const [shown, setShown] = useState<Shown>(plan.counts.refuse > 0 ? 'problems' : 'all')
  const { churches } = plan
  return (
    <>
      <PlanColumns
        columns={plan.columns}
        busy={state.planning}
        onChange={(columns) => void state.planAgain({ ...state.options, columns })}
      />
      {churches.length > 0 && (
        <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
          {t('import.new_churches', { count: churches.length, names: churches.slice(0, 5).join(', ') })}
        </Alert>
      )}
      <PlanFilter plan={plan} shown={shown} onChange={setShown} />
      <Box sx={{ opacity: state.planning ? 0.5 : undefined }}>
        <PlanTable key={`${shown} ${plan.token}`} rows={rowsFor(plan, shown)} />
      </Box>
      <PlanActs state={state} plan={plan} />
    </>
  )
}

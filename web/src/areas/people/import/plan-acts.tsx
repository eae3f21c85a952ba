import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useState } from 'react'
import { useText } from '@/texts/use-text'
import type { Plan } from './api'
import type { Import } from './use-import'

type PlanActsProps = { state: Import; plan: Plan }

// What must be said before the act, and the act. Nothing is imported while a row is refused, unless one leaves those
// rows out.
export function PlanActs({ state, plan }: PlanActsProps) {
  const { t } = useText()
  const [skip, setSkip] = useState(false)
  const { options, planning } = state
  const { create, change, refuse } = plan.counts
  const asks = plan.rows.some(({ problems }) => problems.some(({ code }) => code === 'import.looks_like'))
  const count = create + change
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
        {(asks || options.lookAlikes) && (
          <FormControlLabel
            control={<Checkbox size="small" checked={options.lookAlikes} disabled={planning} />}
            label={t('import.look_alikes')}
            onChange={(_event, lookAlikes) => void state.planAgain({ ...options, lookAlikes })}
          />
        )}
        {refuse > 0 && (
          <FormControlLabel
            control={<Checkbox size="small" checked={skip} />}
            label={t('import.skip', { count: refuse })}
            onChange={(_event, checked) => setSkip(checked)}
          />
        )}
      </Box>
      <Button color="inherit" onClick={state.restart}>
        {t('import.other_file')}
      </Button>
      <Button
        variant="contained"
        disabled={count === 0 || planning || (refuse > 0 && !skip)}
        onClick={() => void state.run(skip)}
      >
        {t('import.act', { count })}
      </Button>
    </Box>
  )
}

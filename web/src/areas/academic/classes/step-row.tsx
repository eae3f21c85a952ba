import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { formatMoment } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { EffectSummary } from './effect-summary'
import type { ClassStep } from './step-api'
import { EffectChip } from './step-effects'

type StepRowProps = {
  step: ClassStep
  undoing: boolean
  // Without it the history is only read.
  onUndo: (() => void) | undefined
}

// One step: what, when, by whom, to whom; and the way back, or why there is none.
export function StepRow({ step, undoing, onUndo }: StepRowProps) {
  const { t, language } = useText()
  const id = useId()
  const [open, setOpen] = useState(false)
  const undone = step.undo === 'undone'
  return (
    <Box component="li" sx={{ py: 2, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2 }}>
        <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
          <Box sx={{ fontWeight: 550, textDecoration: undone ? 'line-through' : 'none' }}>
            {t(`class.step.${step.kind}.name`, { level: step.next })}
          </Box>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 0.5 }}>
            <bdi>{formatMoment(step.at, language)}</bdi>
            {step.by_name && ` · ${step.by_name}`}
          </Typography>
          <EffectSummary step={step} past />
          {step.undo !== 'possible' && (
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.5 }}>
              {t(`class.step.why.${step.undo}`)}
            </Typography>
          )}
        </Box>
        <Box sx={{ display: 'flex', gap: 1 }}>
          {step.students.length > 0 && (
            <Button
              size="small"
              color="inherit"
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
            >
              {t(open ? 'class.step.hide_students' : 'class.step.show_students')}
            </Button>
          )}
          {onUndo && step.undo === 'possible' && (
            <Button size="small" variant="outlined" loading={undoing} onClick={onUndo}>
              {t('class.step.undo')}
            </Button>
          )}
        </Box>
      </Box>
      <Collapse in={open} id={id} mountOnEnter unmountOnExit>
        <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
          {step.students.map(({ enrollment_id, name, effect }) => (
            <Box
              component="li"
              key={enrollment_id}
              sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, py: 0.5, maxWidth: 480 }}
            >
              {name}
              <EffectChip effect={effect} />
            </Box>
          ))}
        </Box>
      </Collapse>
    </Box>
  )
}

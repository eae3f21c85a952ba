import Box from '@mui/material/Box'
import { useText } from '@/texts/use-text'
import type { ClassStep } from './step-api'
import { countEffects } from './step-effects'

// "12 go on to level 2 · 3 fail · 1 still waits": how many meet with what.
export function EffectSummary({ step, past = false }: { step: ClassStep; past?: boolean }) {
  const { t } = useText()
  const counted = countEffects(step.students)
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.25 }}>
      {counted.map(({ effect, count }) => (
        <li key={effect}>
          {t(past ? `class.step.did.${effect}` : `class.step.will.${effect}`, { count, level: step.next })}
        </li>
      ))}
      {counted.length === 0 && <li>{t('class.step.nobody')}</li>}
    </Box>
  )
}

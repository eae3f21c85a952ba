import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { ClosedIcon, ShieldIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { FormSection } from '@/ui/record/form-section'
import { FullWidth } from '@/ui/record/full-width'
import { StateChip } from '@/ui/state-chip'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { keys } from '../keys'
import { type SecondFactor, secondFactorQuery } from './api'
import type { FactorAct } from './factor-dialog'

const FactorDialog = lazyPart(() => import('./factor-dialog').then((m) => ({ default: m.FactorDialog })))

// Whether a second factor guards the sign-in, and what can be done about it.
export function SecondFactorSection() {
  const { t } = useText()
  const cache = useQueryClient()
  const factor = useQuery(secondFactorQuery())
  const [act, setAct] = useState<FactorAct | null>(null)
  const close = () => {
    setAct(null)
    for (const queryKey of [keys.secondFactor, keys.sessions]) void cache.invalidateQueries({ queryKey })
  }
  return (
    <FormSection title={t('profile.factor.title')} text={t('profile.factor.text')}>
      <FullWidth>
        <QueryView query={factor} loading={<LoadingRows rows={1} height={72} />}>
          {(state) => <FactorState factor={state} onAct={setAct} />}
        </QueryView>
        {act && <FactorDialog act={act} onClose={close} />}
      </FullWidth>
    </FormSection>
  )
}

type FactorStateProps = { factor: SecondFactor; onAct: (act: FactorAct) => void }

function FactorState({ factor, onAct }: FactorStateProps) {
  const { t } = useText()
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
        {factor.enabled ? (
          <StateChip tone="success" icon={<ShieldIcon />} label={t('profile.factor.on')} />
        ) : (
          <StateChip tone="neutral" icon={<ClosedIcon />} label={t('profile.factor.off')} />
        )}
        {factor.required && <span>{t('profile.factor.required')}</span>}
        {factor.enabled && <span>{t('profile.factor.left', { count: factor.recovery_left })}</span>}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {!factor.enabled && (
          <Button variant="outlined" onClick={() => onAct('set_up')}>
            {t('profile.factor.set_up')}
          </Button>
        )}
        {factor.enabled && (
          <Button variant="outlined" onClick={() => onAct('renew')}>
            {t('profile.factor.renew')}
          </Button>
        )}
        {factor.enabled && !factor.required && (
          <Button color="error" onClick={() => onAct('remove')}>
            {t('profile.factor.remove')}
          </Button>
        )}
      </Box>
    </Box>
  )
}

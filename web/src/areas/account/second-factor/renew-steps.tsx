import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { renewRecoveryCodes } from './api'
import { CodesStep } from './codes-step'
import { ProveStep } from './prove-step'

// New recovery codes in the place of the old ones.
export function RenewSteps({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const { t } = useText()
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes) return <CodesStep codes={codes} onKept={onDone} />
  return (
    <ProveStep
      text={t('profile.factor.renew_text')}
      act={t('profile.factor.renew')}
      prove={renewRecoveryCodes}
      onProved={setCodes}
      onCancel={onCancel}
    />
  )
}

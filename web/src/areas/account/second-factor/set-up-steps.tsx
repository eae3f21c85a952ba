import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { type NewSecret, startSecondFactor } from './api'
import { CodesStep } from './codes-step'
import { ProveStep } from './prove-step'
import { ScanStep } from './scan-step'

type SetUpStepsProps = {
  // Called once the codes are kept.
  onDone: () => void
  onCancel?: () => void
}

// Password, app, recovery codes: the three steps of setting up a second factor.
export function SetUpSteps({ onDone, onCancel }: SetUpStepsProps) {
  const { t } = useText()
  const [secret, setSecret] = useState<NewSecret | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes) return <CodesStep codes={codes} onKept={onDone} />
  if (secret) return <ScanStep secret={secret} onConfirmed={setCodes} onCancel={onCancel} />
  return (
    <ProveStep
      act={t('profile.factor.next')}
      prove={startSecondFactor}
      onProved={setSecret}
      onCancel={onCancel}
    />
  )
}

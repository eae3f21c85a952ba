import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useState } from 'react'
import { confirmSecondFactorRequestLimits } from '@/api/limits/confirm-second-factor-request'
import { useText } from '@/texts/use-text'
import { lazyPart } from '@/ui/lazy-part'
import { useNewRecordForm } from '@/ui/record/use-new-record-form'
import { confirmSecondFactor, type NewSecret, startSecondFactor } from './api'
import { CodeField } from './code-field'
import { CodesStep } from './codes-step'
import { ProveStep } from './prove-step'
import { StepForm } from './step-form'

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

const side = 176

// Drawn here: the secret goes to nobody else.
const QrCode = lazyPart(
  () => import('qrcode.react').then((module) => ({ default: module.QRCodeSVG })),
  <Skeleton variant="rectangular" width={side} height={side} />,
)

type ScanStepProps = {
  secret: NewSecret
  onConfirmed: (recoveryCodes: string[]) => void
  onCancel?: (() => void) | undefined
}

// The app learns the secret, and its owner shows that it did.
function ScanStep({ secret, onConfirmed, onCancel }: ScanStepProps) {
  const { t } = useText()
  const state = useNewRecordForm<string[], { code: string }>({
    values: { code: '' },
    limits: confirmSecondFactorRequestLimits,
    check: ({ code }) => ({ code: code.trim() ? undefined : 'field.required' }),
    create: ({ code }) => confirmSecondFactor(code.trim()),
    onCreated: onConfirmed,
  })
  // In groups of four, as people copy it.
  const grouped = secret.secret.replace(/(.{4})(?=.)/g, '$1 ')
  return (
    <StepForm state={state} act={t('profile.factor.confirm')} onCancel={onCancel}>
      <Box sx={{ color: 'text.secondary' }}>{t('profile.factor.scan')}</Box>
      {/* Always dark on white: that is what cameras read. */}
      <Box
        sx={{
          justifySelf: 'center',
          p: 1.5,
          bgcolor: '#fff',
          borderRadius: 1,
          border: 1,
          borderColor: 'divider',
        }}
      >
        <QrCode value={secret.uri} size={side} role="img" title={t('profile.factor.qr')} />
      </Box>
      <Box sx={{ textAlign: 'center' }}>
        <Box sx={{ color: 'text.secondary' }}>{t('profile.factor.secret')}</Box>
        <Box component="code" sx={{ userSelect: 'all', overflowWrap: 'anywhere' }}>
          {grouped}
        </Box>
      </Box>
      <CodeField control={state.form.control} name="code" help={t('profile.factor.code_help')} autoFocus />
    </StepForm>
  )
}

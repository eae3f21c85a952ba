import type { ReactElement } from 'react'
import type { Schemas } from '@/api/client'
import { useText } from '@/texts/use-text'
import { DotIcon, ErrorIcon, MessageIcon, SuccessIcon, WaitingIcon } from '@/ui/icons'
import { type ChipTone, StateChip } from '@/ui/state-chip'

export type InvitationState = Schemas['Invitation']['state']

export const invitationIcons: Record<InvitationState, ReactElement> = {
  accepted: <SuccessIcon />,
  answered: <MessageIcon />,
  canceled: <ErrorIcon />,
  declined: <ErrorIcon />,
  in_analysis: <DotIcon />,
  not_answered: <WaitingIcon />,
}

const tones: Record<InvitationState, ChipTone> = {
  accepted: 'success',
  answered: 'info',
  canceled: 'neutral',
  declined: 'error',
  in_analysis: 'neutral',
  not_answered: 'warning',
}

// How an invitation stands: the same everywhere.
export function InvitationChip({ state }: { state: InvitationState }) {
  const { t } = useText()
  const label = t(`invitation.states.${state}`)
  return (
    <StateChip
      tone={tones[state]}
      icon={invitationIcons[state]}
      label={label}
      struck={state === 'canceled'}
    />
  )
}

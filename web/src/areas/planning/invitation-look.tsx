import type { ReactElement } from 'react'
import type { Schemas } from '@/api/client'
import { DotIcon, ErrorIcon, MessageIcon, SuccessIcon, WaitingIcon } from '@/ui/icons'
import type { ChipTone } from '@/ui/state-chip'

export type InvitationState = Schemas['Invitation']['state']

export const invitationIcons: Record<InvitationState, ReactElement> = {
  accepted: <SuccessIcon />,
  answered: <MessageIcon />,
  canceled: <ErrorIcon />,
  declined: <ErrorIcon />,
  in_analysis: <DotIcon />,
  not_answered: <WaitingIcon />,
}

export const invitationTones: Record<InvitationState, ChipTone> = {
  accepted: 'success',
  answered: 'info',
  canceled: 'neutral',
  declined: 'error',
  in_analysis: 'neutral',
  not_answered: 'warning',
}

import { useText } from '@/texts/use-text'
import { StateChip } from '@/ui/state-chip'
import { type InvitationState, invitationIcons, invitationTones } from './invitation-look'

// How an invitation stands: the same everywhere.
export function InvitationChip({ state }: { state: InvitationState }) {
  const { t } = useText()
  const label = t(`invitation.states.${state}`)
  return (
    <StateChip
      tone={invitationTones[state]}
      icon={invitationIcons[state]}
      label={label}
      struck={state === 'canceled'}
    />
  )
}

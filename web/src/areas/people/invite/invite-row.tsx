import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { formatDay } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { ActionMenu } from '@/ui/action-menu'
import { confirm } from '@/ui/confirm-store'
import { DeleteIcon, EmailIcon, InfoIcon, WarningIcon } from '@/ui/icons'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { StateChip } from '@/ui/state-chip'
import { refreshInvites, resendInvite, revokeInvite, type StaffInvite } from './api'

// One who was invited: as what, where, since when; the mail can be sent again, or taken back.
export function InviteRow({ invite }: { invite: StaffInvite }) {
  const { t, code, language } = useText()
  const cache = useQueryClient()
  const { id, email, name, campus_name: campus, roles, state } = invite
  const run = async (act: () => Promise<unknown>, text: string) => {
    try {
      await act()
      notify({ text })
    } catch (error) {
      notifyFailure(error)
    }
    refreshInvites(cache)
  }
  const revoke = async () => {
    const question = {
      title: t('people.invite.revoke_title', { email }),
      text: t('people.invite.revoke_text'),
    }
    if (!(await confirm({ ...question, act: t('people.invite.revoke'), irreversible: true }))) return
    await run(() => revokeInvite(id), t('people.invite.revoked', { email }))
  }
  const asked = roles.map((role) => code(`access.role.${role}`) ?? role).join(', ')
  const dead = state !== 'open'
  const label = t(`people.invite.state.${state === 'expired' || state === 'taken_back' ? state : 'open'}`)
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 1.25, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{name ?? email}</Box>
        <Typography
          variant="caption"
          component="p"
          sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {[name && email, campus || t('people.invite.network'), asked].filter(Boolean).join(' · ')}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {t('people.invite.sent_on', { day: formatDay(invite.sent_at, language), who: invite.invited_by })}
        </Typography>
        {invite.waiting && (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {t('people.invite.waiting')}
          </Typography>
        )}
        {invite.because !== '' && (
          <Typography variant="caption" component="p" sx={{ color: 'warning.main' }}>
            {t(`people.invite.because.${invite.because}`, { who: invite.invited_by })}
          </Typography>
        )}
      </Box>
      <StateChip
        tone={dead ? 'warning' : 'info'}
        icon={dead ? <WarningIcon /> : <InfoIcon />}
        label={label}
      />
      <ActionMenu
        label={t('people.invite.actions', { email })}
        actions={[
          {
            label: t('people.invite.resend'),
            icon: <EmailIcon />,
            onClick: () => void run(() => resendInvite(id), t('people.invite.sent', { email })),
          },
          {
            label: t('people.invite.revoke'),
            icon: <DeleteIcon />,
            irreversible: true,
            onClick: () => void revoke(),
          },
        ]}
      />
    </Box>
  )
}

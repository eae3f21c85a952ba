import Box from '@mui/material/Box'
import { formatMoment } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { CheckIcon, ClosedIcon, EmailIcon, ShieldIcon } from '@/ui/icons'
import { StateChip } from '@/ui/state-chip'
import type { Account } from './api'

// The state of an account as chips, and when it was last used.
export function AccountFacts({ account }: { account: Account }) {
  const { t, language } = useText()
  const { enabled, has_password: chosen, unconfirmed, second_factor: factor, sessions } = account
  const last = account.last_sign_in
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 1 }}>
        {enabled ? (
          <StateChip tone="success" icon={<CheckIcon />} label={t('people.enabled')} />
        ) : (
          <StateChip tone="warning" icon={<ClosedIcon />} label={t('person.disabled')} />
        )}
        {unconfirmed && (
          <StateChip tone="warning" icon={<EmailIcon />} label={t('people.account.unconfirmed')} />
        )}
        {!chosen && <StateChip tone="neutral" icon={<EmailIcon />} label={t('people.account.no_password')} />}
        {factor && <StateChip tone="success" icon={<ShieldIcon />} label={t('people.account.factor')} />}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        {last ? t('people.account.last', { time: formatMoment(last, language) }) : t('people.account.never')}
        {sessions > 0 && ` · ${t('people.account.sessions', { count: sessions })}`}
      </Box>
    </>
  )
}

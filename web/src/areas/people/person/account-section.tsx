import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { formatMoment } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { CheckIcon, ClosedIcon, EmailIcon, ShieldIcon } from '@/ui/icons'
import { FormSection } from '@/ui/record/form-section'
import { FullWidth } from '@/ui/record/full-width'
import { StateChip } from '@/ui/state-chip'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { type Account, accountQuery, type Person } from './api'
import { usePersonActions } from './use-person-actions'

// Whether and how the person signs in, and what whoever stands above him may do about it.
export function AccountSection({ person }: { person: Person }) {
  const { t } = useText()
  const account = useQuery(accountQuery(person.id))
  return (
    <FormSection title={t('people.account.title')} text={t('people.account.text')}>
      <FullWidth>
        <QueryView query={account} loading={<LoadingRows rows={2} height={36} />}>
          {(state) => (
            <>
              <AccountFacts account={state} />
              {!person.email && (
                <Box sx={{ mt: 1, color: 'text.secondary' }}>{t('people.account.no_email')}</Box>
              )}
              <AccountButtons person={person} account={state} />
            </>
          )}
        </QueryView>
      </FullWidth>
    </FormSection>
  )
}

// The state of an account as chips, and when it was last used.
function AccountFacts({ account }: { account: Account }) {
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

type AccountButtonsProps = { person: Person; account: Account }

// What the caller may do about somebody's sign-in.
function AccountButtons({ person, account }: AccountButtonsProps) {
  const { t } = useText()
  const { enable, disable, endSessions, sendLink, removeFactor } = usePersonActions(person)
  const { may_decide: decides, may_send_link: sends, enabled, has_password: chosen } = account
  if (!decides && !sends) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
      {sends && person.email && (
        <Button variant="outlined" onClick={() => void sendLink()}>
          {chosen ? t('people.account.send_link') : t('people.account.invite_again')}
        </Button>
      )}
      {decides && account.sessions > 0 && (
        <Button variant="outlined" color="inherit" onClick={() => void endSessions()}>
          {t('people.account.end')}
        </Button>
      )}
      {decides && account.second_factor && (
        <Button variant="outlined" color="inherit" onClick={() => void removeFactor()}>
          {t('people.account.remove_factor')}
        </Button>
      )}
      {decides && (
        <Button
          variant="outlined"
          color={enabled ? 'error' : 'primary'}
          onClick={() => void (enabled ? disable() : enable())}
        >
          {enabled ? t('people.account.disable') : t('people.account.enable')}
        </Button>
      )}
    </Box>
  )
}

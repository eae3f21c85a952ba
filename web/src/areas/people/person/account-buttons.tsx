import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useText } from '@/texts/use-text'
import type { Account, Person } from './api'
import { usePersonActions } from './use-person-actions'

type AccountButtonsProps = { person: Person; account: Account }

// What the caller may do about somebody's sign-in.
export function AccountButtons({ person, account }: AccountButtonsProps) {
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

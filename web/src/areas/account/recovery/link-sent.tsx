import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useText } from '@/texts/use-text'
import { DoorLink } from '../door/door-link'
import { DoorPage } from '../door/door-page'

// The link is on its way: where to look, and what to do when it does not come.
export function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useText()
  return (
    <DoorPage title={t('account.forgot.sent_title')} text={t('account.forgot.sent_text', { email })}>
      <Typography sx={{ mb: 1.5, color: 'text.secondary' }}>{t('account.forgot.again')}</Typography>
      <Button variant="outlined" onClick={onAgain} sx={{ marginInlineEnd: 2 }}>
        {t('account.forgot.another')}
      </Button>
      <DoorLink to="/login">{t('account.login.back')}</DoorLink>
    </DoorPage>
  )
}

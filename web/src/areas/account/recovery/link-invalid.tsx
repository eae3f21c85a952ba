import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useText } from '@/texts/use-text'
import { DoorPage } from '../door/door-page'

// A link that was used, has run out or was cut: the way to a new one.
export function LinkInvalid() {
  const { t } = useText()
  return (
    <DoorPage title={t('account.reset.invalid_title')} text={t('account.link_invalid')}>
      <Button variant="contained" size="large" fullWidth component={Link} to="/forgot-password">
        {t('account.forgot.another')}
      </Button>
    </DoorPage>
  )
}

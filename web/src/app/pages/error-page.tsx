import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useText } from '@/texts/use-text'
import { MessageState } from '@/ui/states/message-state'
import { BarePage } from './bare-page'

// The address that the specification keeps for failures.
export function Component() {
  const { t } = useText()
  return (
    <BarePage title={t('ui.error.title')}>
      <MessageState
        page
        title={t('ui.error.title')}
        text={t('ui.error.plain')}
        action={
          <Button variant="outlined" component={Link} to="/">
            {t('ui.home')}
          </Button>
        }
      />
    </BarePage>
  )
}

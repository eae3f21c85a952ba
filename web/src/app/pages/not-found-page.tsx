import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useText } from '@/texts/use-text'
import { NotFoundState } from '@/ui/states/not-found-state'
import { BarePage } from './bare-page'

// Where every unknown path leads.
export function Component() {
  const { t } = useText()
  return (
    <BarePage title={t('ui.not_found.title')}>
      <NotFoundState
        action={
          <Button variant="outlined" component={Link} to="/">
            {t('ui.home')}
          </Button>
        }
      />
    </BarePage>
  )
}

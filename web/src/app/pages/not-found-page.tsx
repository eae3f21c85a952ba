import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useText } from '@/texts/use-text'
import { NotFoundState } from '@/ui/states/not-found-state'

// Where every unknown path leads.
export function Component() {
  const { t } = useText()
  return (
    <main>
      <title>{t('ui.not_found.title')}</title>
      <NotFoundState
        action={
          <Button variant="outlined" component={Link} to="/">
            {t('ui.home')}
          </Button>
        }
      />
    </main>
  )
}

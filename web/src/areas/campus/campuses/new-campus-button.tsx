import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useText } from '@/texts/use-text'
import { AddIcon } from '@/ui/icons'
import { newCampusPath } from './campus-list'

export function NewCampusButton() {
  const { t } = useText()
  return (
    <Button variant="contained" startIcon={<AddIcon />} component={Link} to={newCampusPath}>
      {t('campus.create.open')}
    </Button>
  )
}

import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useText } from '@/texts/use-text'
import { AddIcon } from '@/ui/icons'
import { newBookPath } from './book-list'

export function NewBookButton() {
  const { t } = useText()
  return (
    <Button variant="contained" startIcon={<AddIcon />} component={Link} to={newBookPath()}>
      {t('book.create.open')}
    </Button>
  )
}

import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useText } from '@/texts/use-text'
import { AddIcon } from '@/ui/icons'
import { newCoursePath } from './course-list'

export function NewCourseButton() {
  const { t } = useText()
  return (
    <Button variant="contained" startIcon={<AddIcon />} component={Link} to={newCoursePath}>
      {t('course.create.open')}
    </Button>
  )
}

import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatTotal } from '@/lib/totals'
import { useText } from '@/texts/use-text'
import { duplicateCountQuery } from './api'
import { duplicatesPath } from './duplicate-list'

// How many pairs of records may be one person, and the way to them. Gone where there are none; on a phone, where it
// would push the list down when it comes, the menu beside it leads there.
export function PendingDuplicates({ campus }: { campus: string | undefined }) {
  const { t, language } = useText()
  const { data } = useQuery(duplicateCountQuery(campus))
  if (!data || data.total === 0) return null
  const shown = formatTotal(data.total, data.more, language)
  return (
    <Button
      variant="outlined"
      color="inherit"
      component={Link}
      to={campus ? `${duplicatesPath}?campus=${campus}` : duplicatesPath}
      sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
    >
      {t('people.duplicates_count', { count: data.total, shown })}
    </Button>
  )
}

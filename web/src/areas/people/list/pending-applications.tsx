import Button from '@mui/material/Button'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api, unwrap } from '@/api/client'
import { formatTotal } from '@/lib/totals'
import { useText } from '@/texts/use-text'
import { keys } from '../keys'

export const applicationsPath = '/apps/campus/student/applications'

// How many have applied and wait for an answer, and the way to them. Gone where nobody does; on a phone, where it
// would push the list down when it comes, the menu beside it leads there.
export function PendingApplications({ campus }: { campus: string | undefined }) {
  const { t, language } = useText()
  const { data } = useQuery(waitingQuery(campus))
  if (!data || data.total === 0) return null
  const shown = formatTotal(data.total, data.more, language)
  return (
    <Button
      variant="outlined"
      color="inherit"
      component={Link}
      to={campus ? `${applicationsPath}?campus=${campus}` : applicationsPath}
      sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
    >
      {t('people.applications', { count: data.total, shown })}
    </Button>
  )
}

function waitingQuery(campus: string | undefined) {
  const query = { ...(campus && { campus }), page: 1, page_size: 1 }
  return queryOptions({
    queryKey: keys.applicationCount(campus),
    queryFn: ({ signal }) => unwrap(api.GET('/api/applications', { params: { query }, signal })),
  })
}

import { queryOptions, useQuery } from '@tanstack/react-query'
import { api, unwrap } from '@/api/client'
import { keys } from '../keys'
import { WaitingLink } from './waiting-link'

export const applicationsPath = '/apps/campus/student/applications'

// Who has applied and waits for an answer.
export function PendingApplications({ campus }: { campus: string | undefined }) {
  const { data } = useQuery(waitingQuery(campus))
  return <WaitingLink counted={data} text="people.applications" path={applicationsPath} campus={campus} />
}

function waitingQuery(campus: string | undefined) {
  const query = { ...(campus && { campus }), page: 1, page_size: 1 }
  return queryOptions({
    queryKey: keys.applicationCount(campus),
    queryFn: ({ signal }) => unwrap(api.GET('/api/applications', { params: { query }, signal })),
  })
}

import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { QueryView } from '@/ui/states/query-view'
import { RecordSkeleton } from '@/ui/states/record-skeleton'
import { requestQuery } from './api'
import { RequestView } from './request-view'

// /apps/academic/instructor/requests/{requestId}
export function Component() {
  const { requestId = '' } = useParams()
  const request = useQuery(requestQuery(requestId))
  return (
    <QueryView page query={request} loading={<RecordSkeleton />}>
      {(record) => <RequestView request={record} />}
    </QueryView>
  )
}

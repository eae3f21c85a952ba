import { useQuery } from '@tanstack/react-query'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { studentCatchUpsQuery } from './api'
import { CatchUpLists } from './catch-up-lists'

// What a student missed, and how he makes up for it: for himself and for the office.
export function StudentCatchUps({ studentId }: { studentId: string }) {
  const all = useQuery(studentCatchUpsQuery(studentId))
  return (
    <QueryView query={all} loading={<LoadingRows rows={3} />}>
      {(found) => <CatchUpLists all={found} named={false} />}
    </QueryView>
  )
}

import { useQuery } from '@tanstack/react-query'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { studentPapersQuery } from './api'
import { PaperList } from './paper-list'

// The papers that were issued for a student.
export function StudentPapers({ studentId }: { studentId: string }) {
  const papers = useQuery(studentPapersQuery(studentId))
  return (
    <QueryView query={papers} loading={<LoadingRows rows={3} height={60} />}>
      {(all) => <PaperList papers={all} />}
    </QueryView>
  )
}

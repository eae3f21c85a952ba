import { useQuery } from '@tanstack/react-query'
import { useText } from '@/texts/use-text'
import { lazyPart } from '@/ui/lazy-part'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import type { Course } from '../courses/api'
import { documentsQuery } from './api'
import { DocumentsView } from './documents-view'

// For who may send files; students are spared its code.
const UploadSection = lazyPart(() => import('./upload-section').then((m) => ({ default: m.UploadSection })))

// The papers, slides and recordings of a course: read by all who follow it, changed by who may.
export function DocumentsPanel({ course }: { course: Course }) {
  const { t } = useText()
  const documents = useQuery(documentsQuery(course.id))
  return (
    <>
      <QueryView query={documents} loading={<LoadingRows rows={4} height={64} />}>
        {(all) =>
          all.items.length === 0 ? (
            <EmptyState text={t(course.may_file ? 'course.document.none_yet' : 'course.document.none')} />
          ) : (
            <DocumentsView course={course} all={all} />
          )
        }
      </QueryView>
      {/* After the list, as everywhere, or it would be pushed down when that comes. */}
      {course.may_file && documents.data && <UploadSection courseId={course.id} />}
    </>
  )
}

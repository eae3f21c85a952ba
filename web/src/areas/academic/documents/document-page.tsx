import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { useText } from '@/texts/use-text'
import { NotFoundState } from '@/ui/states/not-found-state'
import { QueryView } from '@/ui/states/query-view'
import { RecordSkeleton } from '@/ui/states/record-skeleton'
import { courseListPath } from '../courses/course-list'
import { documentQuery } from './api'
import { DocumentView } from './document-view'

// /apps/academic/course/docs/edit/{docId}
export function Component() {
  const { t } = useText()
  const { docId = '' } = useParams()
  const document = useQuery(documentQuery(docId))
  const notFound = (
    <NotFoundState
      text={t('course.document_not_found')}
      action={
        <Button variant="outlined" component={Link} to={courseListPath}>
          {t('course.list.show_all')}
        </Button>
      }
    />
  )
  return (
    <QueryView page query={document} loading={<RecordSkeleton />} notFound={notFound}>
      {(record) => <DocumentView key={record.id} document={record} />}
    </QueryView>
  )
}

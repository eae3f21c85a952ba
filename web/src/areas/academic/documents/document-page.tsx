import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Link, Navigate, useParams } from 'react-router'
import { updateCourseDocumentRequestLimits } from '@/api/limits/update-course-document-request'
import { useText } from '@/texts/use-text'
import { BackLink } from '@/ui/back-link'
import { TextField } from '@/ui/form/text-field'
import { FormSection } from '@/ui/record/form-section'
import { FullWidth } from '@/ui/record/full-width'
import { RecordForm } from '@/ui/record/record-form'
import { useRecordForm } from '@/ui/record/use-record-form'
import { NotFoundState } from '@/ui/states/not-found-state'
import { QueryView } from '@/ui/states/query-view'
import { RecordSkeleton } from '@/ui/states/record-skeleton'
import { courseQuery } from '../courses/api'
import { courseDocumentsPath, courseListPath } from '../courses/course-list'
import { AboutFields } from './about-fields'
import {
  type CourseDocument,
  type DocumentFields,
  documentQuery,
  keepDocument,
  type UploadFields,
  updateDocument,
} from './api'
import { DocumentHeader } from './document-header'
import { FileSection } from './file-section'

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

const fieldsOf = ({ title, type, language, student_access }: CourseDocument): DocumentFields => ({
  ...{ title, type, language, student_access },
})

// One document: what is said of it, its file, and the files that it replaced.
function DocumentView({ document }: { document: CourseDocument }) {
  const { t } = useText()
  const cache = useQueryClient()
  const [gone, setGone] = useState(false)
  const course = useQuery(courseQuery(document.course_id))
  const state = useRecordForm<CourseDocument, DocumentFields>({
    record: document,
    fieldsOf,
    limits: updateCourseDocumentRequestLimits,
    save: async (fields, version) => {
      const saved = await updateDocument(document, fields, version)
      keepDocument(cache, saved)
      return saved
    },
  })
  const { form } = state
  const back = courseDocumentsPath(document.course_id)
  if (gone) return <Navigate to={back} replace />
  return (
    <>
      <BackLink listPath={back}>{course.data?.name ?? t('course.tab.documents')}</BackLink>
      <DocumentHeader document={document} onDeleted={() => setGone(true)} />
      <RecordForm state={state} readOnly={!document.may_edit}>
        <FormSection title={t('course.document.about')} text={t('course.document.about_text')}>
          <FullWidth>
            <TextField control={form.control} name="title" label={t('course.document.title')} />
          </FullWidth>
          {/* A document has all that is said of files before they are sent, and a title besides. */}
          <AboutFields form={form as unknown as UseFormReturn<UploadFields>} />
        </FormSection>
      </RecordForm>
      <FileSection document={document} />
    </>
  )
}

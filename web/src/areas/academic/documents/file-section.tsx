import Box from '@mui/material/Box'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useText } from '@/texts/use-text'
import { courseDocumentRules } from '@/ui/files/file-rules'
import { UploadArea } from '@/ui/files/upload-area'
import { useUploads } from '@/ui/files/use-uploads'
import { FormSection } from '@/ui/record/form-section'
import { FullWidth } from '@/ui/record/full-width'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { type CourseDocument, type DocumentFile, filesQuery, keepDocument, replaceFile } from './api'
import { FileLines } from './file-lines'

// The file in use. Who may change the document also sees those that it replaced, and may send another.
export function FileSection({ document }: { document: CourseDocument }) {
  const { t } = useText()
  if (!document.may_edit) {
    return (
      <FormSection title={t('course.document.file')}>
        <FullWidth>
          <FileLines files={[currentFile(document)]} title={document.title} />
        </FullWidth>
      </FormSection>
    )
  }
  return (
    <FormSection title={t('course.document.file')} text={t('course.document.file_text')}>
      <FullWidth>
        <ReplaceArea document={document} />
        <KeptFiles document={document} />
      </FullWidth>
    </FormSection>
  )
}

function KeptFiles({ document }: { document: CourseDocument }) {
  const files = useQuery(filesQuery(document))
  return (
    <QueryView query={files} loading={<LoadingRows rows={document.file_number} height={64} />}>
      {(items) => <FileLines files={items} title={document.title} />}
    </QueryView>
  )
}

function currentFile(document: CourseDocument): DocumentFile {
  const { name, media_type, size, content_url, uploaded_at, uploaded_by, file_number } = document
  return { number: file_number, name, media_type, size, content_url, uploaded_at, uploaded_by }
}

// Takes the file that is to replace the one in use.
function ReplaceArea({ document }: { document: CourseDocument }) {
  const { t } = useText()
  const cache = useQueryClient()
  const uploads = useUploads({
    kind: 'course_document',
    scope: document.id,
    rules: courseDocumentRules,
    onDone: async (upload) => keepDocument(cache, await replaceFile(document, upload)),
  })
  return (
    <Box sx={{ mb: 2 }}>
      <UploadArea label={t('course.document.replace')} uploads={uploads} multiple={false} />
    </Box>
  )
}

import Box from '@mui/material/Box'
import { useQueryClient } from '@tanstack/react-query'
import { useText } from '@/texts/use-text'
import { courseDocumentRules } from '@/ui/files/file-rules'
import { UploadArea } from '@/ui/files/upload-area'
import { useUploads } from '@/ui/files/use-uploads'
import { type CourseDocument, keepDocument, replaceFile } from './api'

// Takes the file that is to replace the one in use.
export function ReplaceArea({ document }: { document: CourseDocument }) {
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

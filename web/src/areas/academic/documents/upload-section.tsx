import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { updateCourseDocumentRequestLimits } from '@/api/limits/update-course-document-request'
import { useText } from '@/texts/use-text'
import { courseDocumentRules } from '@/ui/files/file-rules'
import { UploadArea } from '@/ui/files/upload-area'
import { useUploads } from '@/ui/files/use-uploads'
import { FormScope } from '@/ui/form/form-scope'
import { useFields } from '@/ui/form/use-fields'
import { AboutFields } from './about-fields'
import { addDocument, refreshDocuments, type UploadFields } from './api'

const { type, language } = updateCourseDocumentRequestLimits
const limits = { type, language }

// Most of what is sent is for the students of the course.
const usual: UploadFields = { type: 'material', language: '', student_access: true }

// Sends files, several at once. What is said above the drop zone holds for all that are dropped then.
export function UploadSection({ courseId }: { courseId: string }) {
  const { t } = useText()
  const cache = useQueryClient()
  const id = useId()
  const form = useFields<UploadFields>({ values: usual, limits })
  const about = form.watch()
  const uploads = useUploads({
    kind: 'course_document',
    scope: courseId,
    rules: courseDocumentRules,
    onDone: async (upload) => {
      await addDocument(courseId, upload, about)
      refreshDocuments(cache, courseId)
    },
  })
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 5, mb: 4 }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 2 }}>
        {t('course.document.add')}
      </Typography>
      <FormScope limits={limits}>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            mb: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 16rem))' },
          }}
        >
          <AboutFields form={form} />
        </Box>
      </FormScope>
      <UploadArea label={t('course.document.add')} uploads={uploads} />
    </Box>
  )
}

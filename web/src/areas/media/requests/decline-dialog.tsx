import { useQueryClient } from '@tanstack/react-query'
import { declineCourseRequestRequestLimits } from '@/api/limits/decline-course-request-request'
import { useText } from '@/texts/use-text'
import { FormDialog } from '@/ui/form/form-dialog'
import { FormScope } from '@/ui/form/form-scope'
import { TextField } from '@/ui/form/text-field'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { notify } from '@/ui/notices-store'
import { type CourseRequest, declineRequest, refreshRequests } from './api'

// Declines a wish; who asked reads why.
export function DeclineDialog({ request, onClose }: { request: CourseRequest; onClose: () => void }) {
  const { t } = useText()
  const cache = useQueryClient()
  const form = useFields({ values: { reason: '' }, limits: declineCourseRequestRequestLimits })
  const { person_name: person, course_name: course } = request
  const send = form.handleSubmit(async ({ reason }) => {
    try {
      await declineRequest(request.id, reason)
      refreshRequests(cache)
      notify({ text: t('courserequest.has_declined', { person, course }) })
      onClose()
    } catch (error) {
      showFailure(form, error)
    }
  })
  return (
    <FormScope limits={declineCourseRequestRequestLimits}>
      <FormDialog
        title={t('courserequest.decline_title', { person, course })}
        act={t('courserequest.decline')}
        sending={form.formState.isSubmitting}
        onSend={() => void send()}
        onClose={onClose}
      >
        <TextField
          control={form.control}
          name="reason"
          label={t('courserequest.reason')}
          help={t('courserequest.reason_help')}
          multiline
          minRows={3}
        />
      </FormDialog>
    </FormScope>
  )
}

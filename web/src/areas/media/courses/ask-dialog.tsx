import { useQuery, useQueryClient } from '@tanstack/react-query'
import { askForCourseRequestLimits } from '@/api/limits/ask-for-course-request'
import { useText } from '@/texts/use-text'
import { FormDialog } from '@/ui/form/form-dialog'
import { FormScope } from '@/ui/form/form-scope'
import { SearchChoiceField } from '@/ui/form/search-choice-field'
import { TextField } from '@/ui/form/text-field'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { notify } from '@/ui/notices-store'
import { askableQuery, askForCourse, refreshOpenCourses } from './api'

type AskDialogProps = { course: { id: string; name: string }; onClose: () => void }

// Asks for a course: one that has ended, or one of those that there are.
export function AskDialog({ course, onClose }: AskDialogProps) {
  const { t } = useText()
  const cache = useQueryClient()
  const askable = useQuery({ ...askableQuery(), enabled: course.id === '' })
  const form = useFields({ values: { course_id: course.id, note: '' }, limits: askForCourseRequestLimits })
  const choices = (askable.data ?? [])
    .filter(({ request }) => request === 'none')
    .map(({ course_id, name, code, edition }) => ({
      value: course_id,
      label: [name, code, edition].filter(Boolean).join(' · '),
    }))
  const send = form.handleSubmit(async ({ course_id, note }) => {
    try {
      await askForCourse(course_id, note)
      refreshOpenCourses(cache)
      notify({ text: t('rhema.asked_now') })
      onClose()
    } catch (error) {
      showFailure(form, error)
    }
  })
  return (
    <FormScope limits={askForCourseRequestLimits}>
      <FormDialog
        title={course.name ? t('rhema.ask_for', { name: course.name }) : t('rhema.ask')}
        act={t('rhema.ask_act')}
        sending={form.formState.isSubmitting}
        onSend={() => void send()}
        onClose={onClose}
      >
        {course.id === '' && (
          <SearchChoiceField
            control={form.control}
            name="course_id"
            label={t('rhema.course')}
            choices={choices}
          />
        )}
        <TextField
          control={form.control}
          name="note"
          label={t('rhema.note')}
          help={t('rhema.note_help')}
          multiline
          minRows={3}
        />
      </FormDialog>
    </FormScope>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { formatDate } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { FormScope } from '@/ui/form/form-scope'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { notify } from '@/ui/notices-store'
import { MoveDialog } from '../enrollments/move-dialog'
import { type CourseAccess, type Days, extendAccess, refreshAccess } from './api'
import { DaysField } from './days-field'
import { extendedTo } from './days-left'

type ExtendDialogProps = { access: CourseAccess; onClose: () => void }

// Opens a course for some days more.
export function ExtendDialog({ access, onClose }: ExtendDialogProps) {
  const { t, language } = useText()
  const cache = useQueryClient()
  const form = useFields({ values: { days: '90' }, limits: {} })
  const days = Number(useWatch({ control: form.control, name: 'days' })) as Days
  const { person_name: person, course_name: course } = access
  const send = form.handleSubmit(async () => {
    try {
      const { last_day } = await extendAccess(access.id, days)
      refreshAccess(cache)
      notify({ text: t('enrollment.access.extended', { person, day: formatDate(last_day, language) }) })
      onClose()
    } catch (error) {
      showFailure(form, error)
    }
  })
  return (
    <FormScope limits={{}}>
      <MoveDialog
        title={t('enrollment.access.extend_title', { person, course })}
        lines={[
          t(access.state === 'ended' ? 'enrollment.access.from_today' : 'enrollment.access.from_last_day'),
          t('enrollment.access.until', { day: formatDate(extendedTo(access, days), language) }),
        ]}
        act={t('enrollment.access.extend')}
        sending={form.formState.isSubmitting}
        onSend={() => void send()}
        onClose={onClose}
      >
        <DaysField control={form.control} name="days" />
      </MoveDialog>
    </FormScope>
  )
}

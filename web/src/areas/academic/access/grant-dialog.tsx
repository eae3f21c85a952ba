import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { grantCourseRequestLimits } from '@/api/limits/grant-course-request'
import { formatDate } from '@/lib/dates'
import { addDays, todayHere } from '@/lib/day-math'
import { useText } from '@/texts/use-text'
import { FormScope } from '@/ui/form/form-scope'
import { RemoteChoiceField } from '@/ui/form/remote-choice-field'
import { TextField } from '@/ui/form/text-field'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { useSeenChoices } from '@/ui/form/use-seen-choices'
import { notify } from '@/ui/notices-store'
import { MoveDialog } from '../enrollments/move-dialog'
import { coursesFoundQuery, type Days, grantCourse, peopleFoundQuery, refreshAccess, type Whose } from './api'
import { DaysField } from './days-field'

type GrantDialogProps = { whose: Whose; onClose: () => void }
type GrantForm = { person_id: string; course_id: string; days: string; note: string }

// The number of days is a choice of four: it needs no limits of its own.
const { days: _days, ...limits } = grantCourseRequestLimits

// Opens a course to a person for some days, from today.
export function GrantDialog({ whose, onClose }: GrantDialogProps) {
  const { t, language } = useText()
  const cache = useQueryClient()
  const forPerson = 'person' in whose
  const form = useFields<GrantForm>({
    values: {
      person_id: forPerson ? whose.person : '',
      course_id: forPerson ? '' : whose.course,
      days: '90',
      note: '',
    },
    limits,
  })
  const { control } = form
  const days = Number(useWatch({ control, name: 'days' })) as Days
  const send = form.handleSubmit(async (fields) => {
    try {
      const { person_name: person, course_name: course } = await grantCourse({ ...fields, days })
      refreshAccess(cache)
      notify({ text: t('enrollment.access.granted', { person, course }) })
      onClose()
    } catch (error) {
      showFailure(form, error)
    }
  })
  const seen = useSeenChoices()
  return (
    <FormScope limits={limits}>
      <MoveDialog
        title={t('enrollment.access.grant')}
        lines={[
          t('enrollment.access.opens'),
          t('enrollment.access.until', { day: formatDate(addDays(todayHere(), days - 1), language) }),
        ]}
        act={t('enrollment.access.grant_act')}
        sending={form.formState.isSubmitting}
        onSend={() => void send()}
        onClose={onClose}
      >
        <RemoteChoiceField
          control={control}
          name={forPerson ? 'course_id' : 'person_id'}
          label={t(forPerson ? 'enrollment.access.course' : 'enrollment.access.person')}
          placeholder={t(forPerson ? 'enrollment.access.course_search' : 'enrollment.people_search')}
          useChoices={forPerson ? useCourses : usePeople}
          {...seen}
        />
        <DaysField control={control} name="days" />
        <TextField control={control} name="note" label={t('enrollment.access.note')} autoComplete="off" />
      </MoveDialog>
    </FormScope>
  )
}

function useCourses(typed: string, asked: boolean) {
  const found = useQuery({ ...coursesFoundQuery(typed), enabled: asked })
  const choices = (found.data?.items ?? []).map(({ id, name, code, edition }) => ({
    id,
    name,
    about: [code, edition].filter(Boolean).join(' · '),
  }))
  return { choices, loading: found.isFetching }
}

function usePeople(typed: string, asked: boolean) {
  const found = useQuery({ ...peopleFoundQuery(typed), enabled: asked })
  const choices = (found.data?.items ?? []).map(({ id, name, email }) => ({ id, name, about: email }))
  return { choices, loading: found.isFetching }
}

import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useText } from '@/texts/use-text'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { notify } from '@/ui/notices-store'
import { type Enrollment, enroll, refreshEnrollments } from './api'
import {
  checkEnroll,
  type EnrollForm,
  enrollInput,
  enrollLimits,
  firstTerms,
  type PersonChoice,
} from './enroll-form'
import { withOverfill } from './overfill'
import { pastIsMeant } from './past-is-meant'
import type { TermsForm } from './terms'

type EnrollOptions = {
  classId?: string | undefined
  person: PersonChoice | undefined
  people?: readonly PersonChoice[] | undefined
  place?: EnrollForm['place'] | undefined
  enrollments: readonly Enrollment[]
  onDone: () => void
}

// The form that enrolls. It is sent under a key of its own: however often it arrives, nobody is enrolled twice.
export function useEnroll(options: EnrollOptions) {
  const { classId, person, people = person ? [person] : [], place = 'confirm', enrollments, onDone } = options
  const texts = useText()
  const cache = useQueryClient()
  const [key] = useState(() => crypto.randomUUID())
  const [first] = useState(() => firstTerms(classId ? enrollments : []))
  const form = useFields<EnrollForm>({
    values: {
      ...first,
      class_id: classId ?? '',
      people: [...people],
      place,
      waiting_reason: '',
    },
    limits: enrollLimits,
    check: checkEnroll,
  })
  const attempt = async (fields: EnrollForm, overfill: boolean) => {
    const { items } = await enroll(enrollInput(fields, key, overfill))
    refreshEnrollments(cache)
    notify({ text: texts.t('enrollment.enrolled', { count: items.length }) })
    onDone()
  }
  const { getFieldState, resetField } = form
  // What was typed stays.
  const propose = useCallback(
    (others: readonly Enrollment[]) => {
      for (const [name, value] of Object.entries(firstTerms(others)) as [keyof TermsForm, never][]) {
        if (!getFieldState(name).isDirty) resetField(name, { defaultValue: value })
      }
    },
    [getFieldState, resetField],
  )
  const send = form.handleSubmit(async (fields) => {
    if (!(await pastIsMeant(fields.first_date, texts))) return
    const act = texts.t('enrollment.confirm.anyway')
    await withOverfill((overfill) => attempt(fields, overfill), texts, act).catch((error) =>
      showFailure(form, error),
    )
  })
  return { form, send, propose }
}

import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useCallback } from 'react'
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import type { FieldOf } from '@/ui/form/controlled-field'
import { FoundField, type FoundOne } from '@/ui/form/found-field'
import { RadioField } from '@/ui/form/radio-field'
import { FullWidth } from '@/ui/record/full-width'
import { type Class, peopleFoundQuery } from './api'
import type { EnrollForm } from './enroll-form'
import { LiveSchedule } from './live-schedule'
import { TermsFields } from './terms-fields'
import { WaitingReasonField } from './waiting-reason-field'

type EnrollFieldsProps = {
  form: UseFormReturn<EnrollForm>
  group: Class
  choosePeople: boolean
  enrolled: ReadonlySet<string>
}

const twoColumns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
}

// Who, on which terms, and whether they get their place at once; the payments beside it.
export function EnrollFields({ form, group, choosePeople, enrolled }: EnrollFieldsProps) {
  const { t } = useText()
  const { control } = form
  const [people, place] = useWatch({ control, name: ['people', 'place'] })
  const left = group.capacity > 0 ? Math.max(group.capacity - group.confirmed, 0) : Number.POSITIVE_INFINITY
  const tooFew = place === 'confirm' && people.length > left
  return (
    <>
      {choosePeople && (
        <PeopleField
          control={control}
          name="people"
          label={t('enrollment.people')}
          help={t('enrollment.people_help', { campus: group.campus_name })}
          required
          campusId={group.campus_id}
          enrolled={enrolled}
        />
      )}
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '3fr 2fr' }, alignItems: 'start' }}>
        <Box sx={twoColumns}>
          <TermsFields form={form} currency={group.currency} />
          <FullWidth>
            <RadioField
              control={control}
              name="place"
              label={t('enrollment.place.label')}
              choices={(['confirm', 'wait'] as const).map((value) => ({
                value,
                label: t(`enrollment.place.${value}`),
              }))}
            />
          </FullWidth>
          {place === 'wait' && <WaitingReasonField control={control} name="waiting_reason" />}
          {tooFew && (
            <FullWidth>
              <Alert severity="warning" variant="outlined" sx={{ color: 'text.primary' }}>
                {t('enrollment.places_left', { count: left })}
              </Alert>
            </FullWidth>
          )}
        </Box>
        <LiveSchedule form={form} currency={group.currency} />
      </Box>
    </>
  )
}

type PeopleFieldProps = {
  campusId: string
  // Who is enrolled already cannot be chosen, and is said to be.
  enrolled: ReadonlySet<string>
}

// Several people of a campus, with what they are there.
function PeopleField<T extends FieldValues>(props: FieldOf<T> & PeopleFieldProps) {
  const { campusId, enrolled, ...field } = props
  const { t, code, language } = useText()
  const find = useCallback(
    (text: string) =>
      peopleFoundQuery(campusId, text, { language, roleName: (role) => code(`access.role.${role}`) ?? role }),
    [campusId, language, code],
  )
  const noteOf = ({ id }: FoundOne) => (enrolled.has(id) ? t('enrollment.is_enrolled') : '')
  return <FoundField {...field} queryOf={find} noteOf={noteOf} placeholder={t('enrollment.people_search')} />
}

import { useQuery } from '@tanstack/react-query'
import { type Control, useWatch } from 'react-hook-form'
import { isDay } from '@/lib/calendar-days'
import { useText } from '@/texts/use-text'
import { DateField } from '@/ui/form/date-field'
import { NumberField } from '@/ui/form/number-field'
import { TextField } from '@/ui/form/text-field'
import { FullWidth } from '@/ui/record/full-width'
import { nextNumberQuery } from './api'
import { ParticipantsField } from './participants-field'
import type { PlanningForm } from './planning-form'
import { saySchoolYear, schoolYearOf } from './school-year'
import { weekOfMonth } from './series-dates'

// Everything that is said of a planning; what it will be called is proposed as its dates change.
export function PlanningFields({ control }: { control: Control<PlanningForm> }) {
  const { t } = useText()
  const day = useWatch({ control, name: 'first_day' })
  const known = isDay(day)
  const year = known ? schoolYearOf(day) : 0
  const next = useQuery({ ...nextNumberQuery(year), enabled: known })
  return (
    <>
      <DateField control={control} name="first_day" label={t('plannings.first_day')} autoComplete="off" />
      <DateField control={control} name="last_day" label={t('plannings.last_day')} autoComplete="off" />
      <NumberField
        control={control}
        name="number"
        label={t('plannings.number')}
        help={t('plannings.number_help', {
          number: next.data ?? '…',
          year: known ? saySchoolYear(year) : '…',
        })}
      />
      <NumberField
        control={control}
        name="week"
        label={t('plannings.week')}
        help={t('plannings.week_help', { week: known ? weekOfMonth(day) : '…' })}
      />
      <NamingFields control={control} />
      <FullWidth>
        <ParticipantsField control={control} year={known ? Number(day.slice(0, 4)) : 0} />
      </FullWidth>
    </>
  )
}

function NamingFields({ control }: { control: Control<PlanningForm> }) {
  const { t } = useText()
  return (
    <>
      <FullWidth>
        <TextField
          control={control}
          name="abbreviation"
          label={t('plannings.abbreviation')}
          help={t('plannings.abbreviation_help')}
          autoComplete="off"
        />
      </FullWidth>
      <FullWidth>
        <TextField
          control={control}
          name="description"
          label={t('plannings.description')}
          multiline
          minRows={2}
          autoComplete="off"
        />
      </FullWidth>
    </>
  )
}

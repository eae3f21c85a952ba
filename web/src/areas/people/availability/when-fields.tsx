import Box from '@mui/material/Box'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import { DateField } from '@/ui/form/date-field'
import { SwitchField } from '@/ui/form/switch-field'
import { TextField } from '@/ui/form/text-field'
import { TimeZoneField } from '@/ui/form/time-zone-field'
import type { EntryForm } from './entry-form'

// From which day to which, and at which times where it is not about whole days.
export function WhenFields({ form: { control } }: { form: UseFormReturn<EntryForm> }) {
  const { t } = useText()
  const allDay = useWatch({ control, name: 'all_day' })
  return (
    <>
      <SwitchField control={control} name="all_day" label={t('availability.entry.all_day')} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          // A date needs more room than a time.
          gridTemplateColumns: {
            xs: allDay ? 'minmax(0, 1fr)' : 'minmax(0, 4fr) minmax(0, 3fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
          },
        }}
      >
        <DateField control={control} name="first_day" label={t('availability.entry.first_day')} />
        {allDay ? (
          <DateField control={control} name="last_day" label={t('availability.entry.last_day')} />
        ) : (
          <>
            <TextField
              control={control}
              name="starts_at"
              type="time"
              label={t('availability.entry.starts_at')}
            />
            <DateField control={control} name="last_day" label={t('availability.entry.last_day')} />
            <TextField control={control} name="ends_at" type="time" label={t('availability.entry.ends_at')} />
          </>
        )}
      </Box>
      {!allDay && (
        <TimeZoneField control={control} name="time_zone" label={t('availability.entry.time_zone')} />
      )}
    </>
  )
}

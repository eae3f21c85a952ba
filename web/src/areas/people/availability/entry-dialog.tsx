import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { type Control, type UseFormReturn, useController, useWatch } from 'react-hook-form'
import { createAvailabilityRequestLimits } from '@/api/limits/create-availability-request'
import { useText } from '@/texts/use-text'
import { DateField } from '@/ui/form/date-field'
import { FormScope } from '@/ui/form/form-scope'
import { SwitchField } from '@/ui/form/switch-field'
import { TextField } from '@/ui/form/text-field'
import { TimeZoneField } from '@/ui/form/time-zone-field'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { useLastDayMoved } from '@/ui/form/use-last-day-moved'
import { checkEntry, type EntryForm } from './entry-form'
import { KindChoice } from './kind-choice'
import { RepeatFields } from './repeat-fields'

type EntryDialogProps = {
  title: string
  values: EntryForm
  // One time of a repeating entry cannot itself repeat.
  single?: boolean
  onSave: (form: EntryForm) => Promise<unknown>
  onDelete?: (() => void) | undefined
  onClose: () => void
}

// What is said of some days: whether he can come, when, why, and how often.
export function EntryDialog({ title, values, single = false, onSave, onDelete, onClose }: EntryDialogProps) {
  const { t } = useText()
  const id = useId()
  const form = useFields<EntryForm>({
    values,
    limits: createAvailabilityRequestLimits,
    check: checkEntry,
  })
  const save = useMutation({
    mutationFn: onSave,
    onSuccess: onClose,
    onError: (error) => showFailure(form, error),
  })
  return (
    <FormScope limits={createAvailabilityRequestLimits}>
      <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
        <form noValidate onSubmit={form.handleSubmit((fields) => save.mutate(fields))}>
          <DialogTitle id={id}>{title}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            <KindField control={form.control} />
            <WhenFields form={form} />
            <TextField
              control={form.control}
              name="reason"
              label={t('availability.entry.reason')}
              help={t('availability.entry.reason_help')}
              autoComplete="off"
            />
            {!single && <RepeatFields form={form} />}
          </DialogContent>
          <DialogActions>
            {onDelete && (
              <Button color="error" onClick={onDelete} sx={{ marginInlineEnd: 'auto' }}>
                {t('availability.entry.delete')}
              </Button>
            )}
            <Button color="inherit" onClick={onClose}>
              {t('ui.cancel')}
            </Button>
            <Button type="submit" variant="contained" loading={save.isPending}>
              {t('ui.save')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </FormScope>
  )
}

function KindField({ control }: { control: Control<EntryForm> }) {
  const { t } = useText()
  const { field } = useController({ control, name: 'kind' })
  return <KindChoice label={t('availability.entry.kind')} value={field.value} onChange={field.onChange} />
}

// From which day to which, and at which times where it is not about whole days.
function WhenFields({ form }: { form: UseFormReturn<EntryForm> }) {
  const { control } = form
  const { t } = useText()
  useLastDayMoved(form, 'first_day', 'last_day')
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

import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { absenceFieldsLimits } from '@/api/limits/absence-fields'
import { todayHere } from '@/lib/day-math'
import { useText } from '@/texts/use-text'
import { DateField } from '@/ui/form/date-field'
import { FormScope } from '@/ui/form/form-scope'
import { TextField } from '@/ui/form/text-field'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { useLastDayMoved } from '@/ui/form/use-last-day-moved'
import { notify } from '@/ui/notices-store'
import { type AbsenceFields, announceAbsence, refreshAbsences } from './api'

// Says beforehand that a student will be away.
export function AnnounceDialog({ studentId, onClose }: { studentId: string; onClose: () => void }) {
  const { t } = useText()
  const id = useId()
  const cache = useQueryClient()
  const today = todayHere()
  const form = useFields<AbsenceFields>({
    values: { first_day: today, last_day: today, reason: '' },
    limits: absenceFieldsLimits,
  })
  const { control } = form
  useLastDayMoved(form, 'first_day', 'last_day')
  const send = form.handleSubmit(async (fields) => {
    try {
      await announceAbsence(studentId, fields)
      refreshAbsences(cache, studentId)
      notify({ text: t('report.absences.done') })
      onClose()
    } catch (error) {
      showFailure(form, error)
    }
  })
  return (
    <FormScope limits={absenceFieldsLimits}>
      <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
        <form noValidate onSubmit={send}>
          <DialogTitle id={id}>{t('report.absences.announce')}</DialogTitle>
          <DialogContent sx={{ display: 'grid' }}>
            <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('report.absences.text')}</Typography>
            <DateField control={control} name="first_day" label={t('report.absences.first_day')} />
            <DateField control={control} name="last_day" label={t('report.absences.last_day')} />
            <TextField
              control={control}
              name="reason"
              label={t('report.absences.reason')}
              autoComplete="off"
            />
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={onClose}>
              {t('ui.cancel')}
            </Button>
            <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
              {t('report.absences.act')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </FormScope>
  )
}

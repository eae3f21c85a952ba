import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { openCatchUpRequestLimits as limits } from '@/api/limits/open-catch-up-request'
import { addDays, todayHere } from '@/lib/day-math'
import { shortDays } from '@/lib/say-days'
import { useText } from '@/texts/use-text'
import { ChoiceField } from '@/ui/form/choice-field'
import { DateField } from '@/ui/form/date-field'
import { FormScope } from '@/ui/form/form-scope'
import { TextField } from '@/ui/form/text-field'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { notify } from '@/ui/notices-store'
import {
  type CatchUpFields,
  type MissedSession,
  openCatchUp,
  otherSessionsQuery,
  refreshCatchUps,
  studentCatchUpsQuery,
} from './api'

// Who asks from a sheet does not know whether there is a recording.
type Missed = Omit<MissedSession, 'recorded'> & Partial<Pick<MissedSession, 'recorded'>>
type OpenCatchUpDialogProps = { missed: Missed; onClose: () => void }
type Form = Omit<CatchUpFields, 'other_class_id'>

const usualDays = 28

// Arranges how somebody makes up for a session: the way, by when, and where.
export function OpenCatchUpDialog({ missed, onClose }: OpenCatchUpDialogProps) {
  const { t, language } = useText()
  const title = useId()
  const cache = useQueryClient()
  const others = useQuery(otherSessionsQuery(missed))
  const recorded = useRecorded(missed)
  const form = useFields<Form>({
    values: { way: 'work', due_day: addDays(todayHere(), usualDays), note: '', other_session_id: '' },
    limits,
  })
  const way = useWatch({ control: form.control, name: 'way' })
  const keyOf = (one: { session_id: string; class_id: string }) => `${one.session_id} ${one.class_id}`
  const open = useMutation({
    mutationFn: ({ other_session_id, ...fields }: Form) => {
      const [session = '', of = ''] = way === 'elsewhere' ? other_session_id.split(' ') : []
      return openCatchUp(missed, { ...fields, other_session_id: session, other_class_id: of })
    },
    onSuccess: () => {
      notify({ text: t('catchup.opened') })
      void refreshCatchUps(cache)
      onClose()
    },
    onError: (error) => showFailure(form, error),
  })
  const ways = (['work', 'elsewhere', 'recording'] as const).filter(
    (one) => one === 'work' || (one === 'recording' ? recorded : (others.data?.length ?? 0) > 0),
  )
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={title}>
      <FormScope limits={limits}>
        <form
          noValidate
          onSubmit={form.handleSubmit((fields) => open.mutate(fields))}
          style={{ display: 'contents' }}
        >
          <DialogTitle id={title}>{t('catchup.open_title')}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            <Typography sx={{ color: 'text.secondary' }}>
              <bdi>{`${missed.first_name} ${missed.last_name}`}</bdi>
              {` · ${missed.course_name} · ${shortDays(missed.day, missed.day, language)}`}
            </Typography>
            <ChoiceField
              control={form.control}
              name="way"
              label={t('catchup.way')}
              choices={ways.map((value) => ({ value, label: t(`catchup.ways.${value}`) }))}
            />
            {way === 'elsewhere' && (
              <ChoiceField
                control={form.control}
                name="other_session_id"
                label={t('catchup.other_session')}
                placeholder={t('catchup.choose')}
                choices={(others.data ?? []).map((one) => ({
                  value: keyOf(one),
                  label: `${shortDays(one.day, one.day, language)} · ${one.campus_name} ${one.class_code}`,
                }))}
              />
            )}
            {others.data?.length === 0 && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {t('catchup.none_elsewhere')}
              </Typography>
            )}
            <DateField control={form.control} name="due_day" label={t('catchup.due_day')} />
            <TextField control={form.control} name="note" label={t('catchup.note')} multiline />
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={onClose}>
              {t('ui.cancel')}
            </Button>
            <Button type="submit" variant="contained" loading={open.isPending}>
              {t('catchup.open')}
            </Button>
          </DialogActions>
        </form>
      </FormScope>
    </Dialog>
  )
}

// Whether there is a recording that he may hear.
function useRecorded({ student_id, session_id, recorded }: Missed): boolean {
  const { data } = useQuery({ ...studentCatchUpsQuery(student_id), enabled: recorded === undefined })
  return recorded ?? data?.missed.some((one) => one.session_id === session_id && one.recorded) ?? false
}

import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useNavigate } from 'react-router'
import { createAvailabilityRequestRequestLimits } from '@/api/limits/create-availability-request-request'
import { useText } from '@/texts/use-text'
import { FormScope } from '@/ui/form/form-scope'
import { TextField } from '@/ui/form/text-field'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { notify } from '@/ui/notices-store'
import { createRequest, keepRequest, type Period, requestPath } from './api'
import { PeriodsField } from './periods-field'

type AskForm = { periods: Period[]; message: string; person_ids: string[] }

type AskDialogProps = { personIds: string[]; onAsked: () => void; onClose: () => void }

// Asks some instructors on which dates they are free: each gets a mail with a link of his own.
export function AskDialog({ personIds, onAsked, onClose }: AskDialogProps) {
  const { t } = useText()
  const id = useId()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const form = useFields<AskForm>({
    values: { periods: [], message: '', person_ids: personIds },
    limits: createAvailabilityRequestRequestLimits,
    check: ({ periods }) => ({ periods: periods.length === 0 ? 'instructor.ask_dates' : undefined }),
  })
  const ask = useMutation({
    mutationFn: createRequest,
    onSuccess: (request) => {
      keepRequest(cache, request)
      notify({ text: t('instructor.asking.sent', { count: personIds.length }) })
      onAsked()
      onClose()
      void navigate(requestPath(request.id))
    },
    onError: (error) => showFailure(form, error),
  })
  const refused = form.formState.errors.person_ids?.message
  return (
    <FormScope limits={createAvailabilityRequestRequestLimits}>
      <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
        <form noValidate onSubmit={form.handleSubmit((fields) => ask.mutate(fields))}>
          <DialogTitle id={id}>{t('instructor.asking.title', { count: personIds.length })}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
            <DialogContentText>{t('instructor.asking.text')}</DialogContentText>
            <PeriodsField control={form.control} name="periods" />
            <TextField
              control={form.control}
              name="message"
              label={t('instructor.asking.message')}
              help={t('instructor.asking.message_help')}
              autoComplete="off"
            />
            {refused && <Refusal message={refused} />}
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={onClose}>
              {t('ui.cancel')}
            </Button>
            <Button type="submit" variant="contained" loading={ask.isPending}>
              {t('instructor.asking.act')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </FormScope>
  )
}

// Whom the question cannot reach, told under the form: no field is to blame.
function Refusal({ message }: { message: string }) {
  const { code, t } = useText()
  const gap = message.indexOf(' ')
  const params = gap < 0 ? {} : (JSON.parse(message.slice(gap)) as Record<string, unknown>)
  const said = code(gap < 0 ? message : message.slice(0, gap), params)
  return (
    <DialogContentText role="alert" sx={{ color: 'error.main' }}>
      {said ?? t('field.invalid')}
    </DialogContentText>
  )
}

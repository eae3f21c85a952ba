import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import { fromLocalInput, sayHere } from '@/lib/local-time'
import { useText } from '@/texts/use-text'
import { CheckField } from '@/ui/form/check-field'
import { FormDialog } from '@/ui/form/form-dialog'
import { FormScope } from '@/ui/form/form-scope'
import { RadioField } from '@/ui/form/radio-field'
import { TextField } from '@/ui/form/text-field'
import { useFields } from '@/ui/form/use-fields'
import type { Recording } from '../recording-kind'
import { useRecordingActs } from './use-recording-acts'

type PublishDialogProps = {
  sessionId: string
  recordings: readonly Recording[]
  // Whether it was done.
  onClose: (done: boolean) => void
}

type Publication = { when: string; at: string; consent: boolean }

const none = {}

// Opens recordings to those for whom they are meant, now or from a moment on. Of photos it is asked once whether those
// shown agree.
export function PublishDialog({ sessionId, recordings, onClose }: PublishDialogProps) {
  const { t } = useText()
  const { publish } = useRecordingActs(sessionId)
  const asks = recordings.some(({ kind, consent }) => kind === 'photo' && !consent)
  const form = useFields<Publication>({
    values: { when: 'now', at: '', consent: false },
    limits: none,
    check: ({ when, at, consent }) => ({
      at: when === 'later' && fromLocalInput(at) === null ? 'field.required' : undefined,
      consent: asks && !consent ? 'recording.consent_needed' : undefined,
    }),
  })
  const { control } = form
  const [when, consent] = useWatch({ control, name: ['when', 'consent'] })
  const send = form.handleSubmit(async (fields) => {
    const at = fields.when === 'now' ? null : fromLocalInput(fields.at)
    if (await publish(recordings, at, fields.consent)) onClose(true)
  })
  return (
    <FormScope limits={none}>
      <FormDialog
        title={t('recording.publish.title', { count: recordings.length })}
        act={t('recording.publish.act')}
        sending={form.formState.isSubmitting}
        onSend={() => void send()}
        onClose={() => onClose(false)}
      >
        <RadioField
          control={control}
          name="when"
          label={t('recording.publish.when')}
          choices={[
            { value: 'now', label: t('recording.publish.now') },
            { value: 'later', label: t('recording.publish.later') },
          ]}
        />
        {when === 'later' && (
          <TextField
            control={control}
            name="at"
            label={t('recording.publish_at')}
            help={t('recording.zone', { zone: sayHere() })}
            type="datetime-local"
          />
        )}
        {asks && (
          <>
            <CheckField control={control} name="consent" label={t('recording.consent')} />
            {!consent && (
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {t('recording.consent_needed')}
              </Typography>
            )}
          </>
        )}
      </FormDialog>
    </FormScope>
  )
}

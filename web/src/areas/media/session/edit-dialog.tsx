import Box from '@mui/material/Box'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { updateRecordingRequestLimits } from '@/api/limits/update-recording-request'
import { fromLocalInput, sayHere } from '@/lib/local-time'
import { useText } from '@/texts/use-text'
import { ManyChoiceField } from '@/ui/form/many-choice-field'
import { RadioField } from '@/ui/form/radio-field'
import { SwitchField } from '@/ui/form/switch-field'
import { TextField } from '@/ui/form/text-field'
import { RecordDialog } from '@/ui/record/record-dialog'
import { useRecordForm } from '@/ui/record/use-record-form'
import type { Recording } from '../recording-kind'
import { refreshSession, type SessionRecordings, updateRecording } from './api'
import { bodyOf, fieldsOf, type RecordingForm } from './recording-form'

const { publish_at: _at, duration: _duration, ...limits } = updateRecordingRequestLimits

type EditDialogProps = { recording: Recording; session: SessionRecordings; onClose: () => void }

// What a recording is called, for whom it is and from when on.
export function EditDialog({ recording, session, onClose }: EditDialogProps) {
  const { t } = useText()
  const cache = useQueryClient()
  const state = useRecordForm<Recording, RecordingForm>({
    record: recording,
    fieldsOf,
    limits,
    check: ({ when, publish_at }) => ({
      publish_at: when === 'later' && fromLocalInput(publish_at) === null ? 'field.required' : undefined,
    }),
    save: (fields, version, from) => updateRecording(recording.id, bodyOf(fields, from), version),
  })
  const { control } = state.form
  const [when, all] = useWatch({ control, name: ['when', 'all_classes'] })
  const { saves } = state
  useEffect(() => {
    if (saves === 0) return
    refreshSession(cache, session.id)
    onClose()
  }, [saves, cache, session.id, onClose])
  return (
    <RecordDialog title={t('recording.edit')} state={state} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <TextField control={control} name="title" label={t('recording.name')} autoComplete="off" />
        <RadioField
          control={control}
          name="when"
          label={t('recording.open')}
          stacked
          choices={[
            { value: 'hidden', label: t('recording.state.hidden') },
            { value: 'now', label: t('recording.state.published') },
            { value: 'later', label: t('recording.publish.later') },
          ]}
        />
        {when === 'later' && (
          <TextField
            control={control}
            name="publish_at"
            label={t('recording.publish_at')}
            help={t('recording.zone', { zone: sayHere() })}
            type="datetime-local"
          />
        )}
        {recording.kind === 'photo' && (
          <SwitchField control={control} name="consent" label={t('recording.consent')} />
        )}
        {session.classes.length > 1 && (
          <SwitchField control={control} name="all_classes" label={t('recording.all_classes')} />
        )}
        {!all && (
          <ManyChoiceField
            control={control}
            name="class_ids"
            label={t('recording.classes')}
            choices={session.classes.map(({ id, code, campus_name }) => ({
              value: id,
              label: `${code} · ${campus_name}`,
            }))}
          />
        )}
        <SwitchField
          control={control}
          name="rhema"
          label={t('recording.rhema')}
          help={t('recording.rhema_help')}
        />
        <SwitchField control={control} name="downloadable" label={t('recording.downloadable')} />
      </Box>
    </RecordDialog>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { setSessionPlaceRequestLimits } from '@/api/limits/set-session-place-request'
import { useText } from '@/texts/use-text'
import { ControlledField } from '@/ui/form/controlled-field'
import { DateField } from '@/ui/form/date-field'
import { FormScope } from '@/ui/form/form-scope'
import type { ExtraCheck, Limits } from '@/ui/form/limits'
import { TextField } from '@/ui/form/text-field'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { notify } from '@/ui/notices-store'
import { askReason } from '../ask-reason'
import { refreshAgenda, type Session, setPlace } from './api'
import { clockOf, minutesOf } from './say-session'
import { useSessionMove } from './use-session-drop'

// Where it takes place: the campus knows its rooms, and everybody learns of it at once.
export function PlaceForm({ session }: { session: Session }) {
  const texts = useText()
  const { t } = texts
  const cache = useQueryClient()
  const form = useFields({ values: { place: session.place }, limits: setSessionPlaceRequestLimits })
  useFollowing(form, { place: session.place })
  const save = useMutation({
    mutationFn: async ({ place }: { place: string }) => {
      const reason = await askReason(session.closed === true, t('agenda.place_save'), texts)
      return reason === null ? null : setPlace(session, place.trim(), reason)
    },
    onSuccess: (saved) => {
      if (!saved) return
      form.reset({ place: saved.place })
      refreshAgenda(cache, session.planning_id)
      notify({ text: t('ui.saved') })
    },
    onError: (error) => {
      // What others wrote is shown beside what was typed.
      refreshAgenda(cache, session.planning_id)
      showFailure(form, error)
    },
  })
  return (
    <PanelForm
      limits={setSessionPlaceRequestLimits}
      act={t('agenda.place_save')}
      sending={save.isPending}
      changed={form.formState.isDirty}
      onSubmit={() => void form.handleSubmit((fields) => save.mutate(fields))()}
    >
      <TextField
        control={form.control}
        name="place"
        label={t('agenda.place_change')}
        help={t('planning.place')}
        autoComplete="off"
      />
    </PanelForm>
  )
}

type MoveFields = { day: string; start: string }

const moveLimits = { day: { minLength: 1, date: true }, start: { minLength: 1 } } as const

const checkMove: ExtraCheck<MoveFields> = ({ start }) => ({
  start: minutesOf(start) === undefined ? 'field.format' : undefined,
})

// Another day or hour of its week-end, for who does not drag.
export function MoveForm({ session }: { session: Session }) {
  const { t } = useText()
  const move = useSessionMove()
  const form = useFields<MoveFields>({
    values: { day: session.day, start: clockOf(session.start) },
    limits: moveLimits,
    check: checkMove,
  })
  useFollowing(form, { day: session.day, start: clockOf(session.start) })
  const submit = form.handleSubmit(async ({ day, start }) => {
    const done = await move(session, { day, start: minutesOf(start) ?? session.start })
    if (done) form.reset({ day, start })
  })
  return (
    <PanelForm
      limits={moveLimits}
      act={t('agenda.move.act')}
      sending={form.formState.isSubmitting}
      changed={form.formState.isDirty}
      onSubmit={() => void submit()}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
        <DateField control={form.control} name="day" label={t('agenda.move.day')} autoComplete="off" />
        <ControlledField control={form.control} name="start" label={t('agenda.move.start')}>
          {({ id, value, onChange, onBlur, ref, invalid, describedBy }) => (
            <OutlinedInput
              id={id}
              type="time"
              fullWidth
              value={value}
              onChange={(event) => onChange(event.target.value)}
              onBlur={onBlur}
              inputRef={ref}
              error={invalid}
              inputProps={{ 'aria-describedby': describedBy }}
            />
          )}
        </ControlledField>
      </Box>
    </PanelForm>
  )
}

// What others do shows in a form until something is typed in it; what is typed stays.
function useFollowing<T extends FieldValues>({ reset, formState }: UseFormReturn<T>, values: T): void {
  const { isDirty } = formState
  const latest = JSON.stringify(values)
  const followed = useRef(latest)
  useEffect(() => {
    if (isDirty || followed.current === latest) return
    followed.current = latest
    reset(JSON.parse(latest) as T)
  }, [reset, isDirty, latest])
}

type PanelFormProps = {
  limits: Limits
  act: string
  sending: boolean
  changed: boolean
  onSubmit: () => void
  children: ReactNode
}

function PanelForm({ limits, act, sending, changed, onSubmit, children }: PanelFormProps) {
  return (
    <FormScope limits={limits}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
        sx={{ display: 'grid', gap: 1.5, mt: 3, pt: 2, borderTop: 1, borderColor: 'divider' }}
      >
        {children}
        <Button
          type="submit"
          variant="outlined"
          loading={sending}
          disabled={!changed}
          sx={{ justifySelf: 'start' }}
        >
          {act}
        </Button>
      </Box>
    </FormScope>
  )
}

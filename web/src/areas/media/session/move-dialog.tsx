import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addDays } from '@/lib/day-math'
import { foldText } from '@/lib/fold-text'
import { useText } from '@/texts/use-text'
import { FormDialog } from '@/ui/form/form-dialog'
import { FormScope } from '@/ui/form/form-scope'
import { type RemoteChoice, RemoteChoiceField } from '@/ui/form/remote-choice-field'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import type { Recording } from '../recording-kind'
import { sayWhen, sayWho } from '../say-session'
import { type RecordingSession, sessionsQuery } from '../sessions/api'
import { moveRecordings, refreshSession, type SessionRecordings } from './api'
import { moveBack } from './take-back'

type MoveDialogProps = {
  // Those that they are of.
  sessions: readonly SessionRecordings[]
  recordings: readonly Recording[]
  // Whether it was done.
  onClose: (done: boolean) => void
}

const yearDays = 366
// Words find the sessions of all years.
const firstDay = '2000-01-01'
// More lines than this nobody reads: typing one letter more is quicker.
const shown = 50
const limits = { session_id: { minLength: 1 } }

// Gives recordings to another session. What moves is hidden: other people sit there.
export function MoveDialog({ sessions, recordings, onClose }: MoveDialogProps) {
  const { t } = useText()
  const cache = useQueryClient()
  const [known, setKnown] = useState<RemoteChoice>()
  const form = useFields({ values: { session_id: '' }, limits })
  const useChoices = (typed: string, asked: boolean) => useOthers(sessions, typed, asked)
  const refresh = (other: string) => {
    for (const id of [...sessions.map((session) => session.id), other]) refreshSession(cache, id)
  }
  const takeBack = async (from: string) => {
    try {
      for (const session of sessions) {
        const own = recordings.filter(({ session_id }) => session_id === session.id)
        if (own.length > 0) await moveBack(session, own)
      }
      notify({ text: t('recording.undone') })
    } catch (error) {
      notifyFailure(error)
    } finally {
      refresh(from)
    }
  }
  const send = form.handleSubmit(async ({ session_id }) => {
    try {
      await moveRecordings(
        recordings.map(({ id }) => id),
        session_id,
      )
      refresh(session_id)
      notify({
        text: t('recording.move.done', { count: recordings.length }),
        undo: () => void takeBack(session_id),
      })
      onClose(true)
    } catch (error) {
      showFailure(form, error)
    }
  })
  return (
    <FormScope limits={limits}>
      <FormDialog
        wide
        title={t('recording.move.title', { count: recordings.length })}
        act={t('recording.move.act')}
        sending={form.formState.isSubmitting}
        onSend={() => void send()}
        onClose={() => onClose(false)}
      >
        <Typography sx={{ color: 'text.secondary' }}>{t('recording.move.text')}</Typography>
        <RemoteChoiceField
          control={form.control}
          name="session_id"
          label={t('recording.move.session')}
          useChoices={useChoices}
          known={(id) => (known?.id === id ? known : undefined)}
          onChosen={setKnown}
        />
      </FormDialog>
    </FormScope>
  )
}

// Where they can go: from a year before the session on at its own campus, what was of late elsewhere, and whatever the
// words that are typed find.
function useOthers(sessions: readonly SessionRecordings[], typed: string, asked: boolean) {
  const { language } = useText()
  const { campus_id: campus, day } = sessions.reduce((one, other) => (other.day < one.day ? other : one))
  const near = useQuery(sessionsQuery({ campus, from: addDays(day, -yearDays) }))
  const late = useQuery(sessionsQuery({}))
  const found = useQuery({
    ...sessionsQuery({ from: firstDay }, typed),
    enabled: asked && typed !== '',
    placeholderData: undefined,
  })
  const choiceOf = (one: RecordingSession): RemoteChoice => ({
    id: one.id,
    name: [one.course_name, sayWhen(one, language), sayWho(one), one.campus_name].filter(Boolean).join(' · '),
  })
  const words = foldText(typed).trim()
  // These are found by their day, too.
  const first = [...(near.data ?? []), ...(late.data ?? [])].filter((one) =>
    foldText(choiceOf(one).name).includes(words),
  )
  const all = new Map([...first, ...(found.data ?? [])].map((one) => [one.id, one]))
  const choices = [...all.values()]
    .filter(({ id, may_edit, canceled }) => may_edit && !canceled && !sessions.some((one) => one.id === id))
    .slice(0, shown)
    .map(choiceOf)
  return { choices, loading: near.isFetching || found.isFetching }
}

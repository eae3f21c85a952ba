import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { addDays } from '@/lib/day-math'
import { useText } from '@/texts/use-text'
import { FormDialog } from '@/ui/form/form-dialog'
import { FormScope } from '@/ui/form/form-scope'
import { SearchChoiceField } from '@/ui/form/search-choice-field'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import type { Recording } from '../recording-kind'
import { sayWhen, sayWho } from '../say-session'
import { sessionsQuery } from '../sessions/api'
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
const limits = { session_id: { minLength: 1 } }

// Gives recordings to another session. What moves is hidden: other people sit there.
export function MoveDialog({ sessions, recordings, onClose }: MoveDialogProps) {
  const { t, language } = useText()
  const cache = useQueryClient()
  const { campus_id: campus, day } = sessions.reduce((one, other) => (other.day < one.day ? other : one))
  // From a year before the session on at its own campus, and what was of late elsewhere.
  const near = useQuery(sessionsQuery({ campus, from: addDays(day, -yearDays) }))
  const late = useQuery(sessionsQuery({}))
  const form = useFields({ values: { session_id: '' }, limits })
  const found = new Map([...(near.data ?? []), ...(late.data ?? [])].map((one) => [one.id, one]))
  const choices = [...found.values()]
    .filter(({ may_edit, canceled }) => may_edit && !canceled)
    .filter(({ id }) => !sessions.some((session) => session.id === id))
    .map((one) => ({
      value: one.id,
      label: [one.course_name, sayWhen(one, language), sayWho(one), one.campus_name]
        .filter(Boolean)
        .join(' · '),
    }))
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
        <SearchChoiceField
          control={form.control}
          name="session_id"
          label={t('recording.move.session')}
          choices={choices}
        />
      </FormDialog>
    </FormScope>
  )
}

import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sendInputBodyLimits } from '@/api/limits/send-input-body'
import { formatMoney } from '@/lib/money'
import { shortDays } from '@/lib/say-days'
import { useText } from '@/texts/use-text'
import { DateField } from '@/ui/form/date-field'
import { FormScope } from '@/ui/form/form-scope'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import {
  type InvitationMail,
  type Pencilled,
  pencilledQuery,
  previewMails,
  refreshInvitations,
  sendInvitations,
} from './api'
import { InvitingDialog } from './inviting-dialog'
import { MailPreview } from './mail-preview'

const limits = { answer_by: sendInputBodyLimits.answer_by }

type SendDialogProps = { planningId: string; number: number; onClose: () => void }

// Sends what is pencilled in for a planning, all of it or some: one mail for each person, shown before it goes.
export function SendDialog({ planningId, number, onClose }: SendDialogProps) {
  const { t } = useText()
  const cache = useQueryClient()
  const pencilled = useQuery(pencilledQuery(planningId))
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({})
  const [mails, setMails] = useState<InvitationMail[]>()
  const [key] = useState(() => crypto.randomUUID())
  const form = useFields({ values: { answer_by: '' }, limits })
  const isChosen = (one: Pencilled) => chosen[one.id] ?? isFirst(one, pencilled.data ?? [])
  const ids = (pencilled.data ?? []).filter(isChosen).map(({ id }) => id)
  const preview = useMutation({
    mutationFn: (answerBy: string) => previewMails(ids, answerBy),
    onSuccess: setMails,
    onError: (error) => showFailure(form, error),
  })
  const send = useMutation({
    mutationFn: () => sendInvitations(ids, form.getValues('answer_by'), key),
    onSuccess: () => {
      notify({ text: t('inviting.send.done', { count: ids.length }) })
      refreshInvitations(cache, planningId)
      onClose()
    },
    onError: notifyFailure,
  })
  const title = t('inviting.send.title', { number })
  if (mails) {
    return (
      <InvitingDialog
        title={title}
        act={t('inviting.send.act')}
        busy={send.isPending}
        onBack={() => setMails(undefined)}
        onAct={() => send.mutate()}
        onClose={onClose}
      >
        <MailPreview mails={mails} />
      </InvitingDialog>
    )
  }
  return (
    <FormScope limits={limits}>
      <InvitingDialog
        title={title}
        act={t('inviting.preview')}
        busy={preview.isPending}
        disabled={ids.length === 0}
        onAct={() => void form.handleSubmit(({ answer_by }) => preview.mutate(answer_by))()}
        onClose={onClose}
      >
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
          <QueryView query={pencilled} loading={<LoadingRows rows={4} />}>
            {(found) =>
              found.length === 0 ? (
                <EmptyState text={t('inviting.send.none')} />
              ) : (
                found.map((one) => (
                  <PencilledTick
                    key={one.id}
                    one={one}
                    checked={isChosen(one)}
                    onToggle={() => setChosen((before) => ({ ...before, [one.id]: !isChosen(one) }))}
                  />
                ))
              )
            }
          </QueryView>
        </Box>
        <DateField
          control={form.control}
          name="answer_by"
          label={t('inviting.answer_by')}
          help={t('inviting.answer_by_help')}
        />
      </InvitingDialog>
    </FormScope>
  )
}

// Of several who are pencilled in for the same, one is asked: who does not wait for his turn, or else the first in line.
function isFirst(one: Pencilled, all: readonly Pencilled[]): boolean {
  const place = ({ queued, line }: Pencilled) => (queued ? 1000 : 0) + line
  return all
    .filter(({ agenda_course_id, half }) => agenda_course_id === one.agenda_course_id && half === one.half)
    .every((other) => place(other) >= place(one))
}

function PencilledTick(props: { one: Pencilled; checked: boolean; onToggle: () => void }) {
  const { one, checked, onToggle } = props
  const { t, language } = useText()
  const first = one.sessions[0]
  const what = [
    one.course_name,
    t(`inviting.half.${one.half}`),
    one.campus_name,
    first && shortDays(first.day, first.day, language),
    one.amount !== null && formatMoney(one.amount, one.currency, language),
  ]
  return (
    <FormControlLabel
      sx={{ display: 'flex', mr: 0, py: 0.5 }}
      control={<Checkbox checked={checked} onChange={onToggle} />}
      label={
        <Box sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{one.person_name}</bdi>
          <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
            {what.filter(Boolean).join(' · ')}
          </Box>
        </Box>
      }
    />
  )
}

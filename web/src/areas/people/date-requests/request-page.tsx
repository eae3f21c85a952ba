import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { formatDay } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { BackLink } from '@/ui/back-link'
import { confirm } from '@/ui/confirm-store'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { PageHeader } from '@/ui/page-header'
import { QueryView } from '@/ui/states/query-view'
import { RecordSkeleton } from '@/ui/states/record-skeleton'
import { AnswerTable } from './answer-table'
import {
  type AnsweredRequest,
  cancelRequest,
  keepRequest,
  remind,
  requestListPath,
  requestQuery,
} from './api'
import { spanOf } from './request-columns'
import { RequestStateChip } from './request-state-chip'

// /apps/academic/instructor/requests/{requestId}
export function Component() {
  const { requestId = '' } = useParams()
  const request = useQuery(requestQuery(requestId))
  return (
    <QueryView page query={request} loading={<RecordSkeleton />}>
      {(record) => <RequestView request={record} />}
    </QueryView>
  )
}

// One question: who can come when, who has not answered yet, and the way to remind them.
function RequestView({ request }: { request: AnsweredRequest }) {
  const { t, language } = useText()
  const { sendReminders, cancel, busy } = useRequestActions(request)
  const open = request.state === 'open' && request.may_edit
  const facts = [
    t('instructor.request.answered_of', { count: request.answered, people: request.people }),
    t('instructor.request.asked_by', { name: request.by, day: formatDay(request.created_at, language) }),
  ]
  return (
    <>
      <BackLink listPath={requestListPath}>{t('instructor.requests')}</BackLink>
      <PageHeader
        title={spanOf(request, language)}
        subtitle={
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 1.5,
              rowGap: 0.5,
              mt: 0.5,
            }}
          >
            <RequestStateChip state={request.state} />
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </Box>
        }
        actions={
          open && (
            <>
              <Button color="inherit" disabled={busy} onClick={() => void cancel()}>
                {t('instructor.request.cancel')}
              </Button>
              {request.answered < request.people && (
                <Button variant="contained" loading={busy} onClick={() => void sendReminders()}>
                  {t('instructor.request.remind')}
                </Button>
              )}
            </>
          )
        }
      />
      {request.message && (
        <Box sx={{ mb: 2, color: 'text.secondary' }}>{`«\u00a0${request.message}\u00a0»`}</Box>
      )}
      <AnswerTable request={request} />
    </>
  )
}

// What can be done with a question that is open.
function useRequestActions(request: AnsweredRequest) {
  const { t } = useText()
  const cache = useQueryClient()
  const act = useMutation({
    mutationFn: ({ send }: { send: (id: string) => Promise<AnsweredRequest>; said: string }) =>
      send(request.id),
    onSuccess: (changed, { said }) => {
      keepRequest(cache, changed)
      notify({ text: said })
    },
    onError: notifyFailure,
  })
  return {
    busy: act.isPending,
    sendReminders: async () => act.mutate({ send: remind, said: t('instructor.request.reminded') }),
    cancel: async () => {
      const question = {
        title: t('instructor.request.cancel_title'),
        text: t('instructor.request.cancel_text'),
        act: t('instructor.request.cancel'),
        cancel: t('ui.close'),
      }
      if (!(await confirm({ ...question, irreversible: true }))) return
      act.mutate({ send: cancelRequest, said: t('instructor.request.canceled') })
    },
  }
}

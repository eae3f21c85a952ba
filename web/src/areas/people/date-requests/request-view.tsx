import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { formatDay } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { BackLink } from '@/ui/back-link'
import { PageHeader } from '@/ui/page-header'
import { AnswerTable } from './answer-table'
import { type AnsweredRequest, requestListPath } from './api'
import { spanOf } from './request-columns'
import { RequestStateChip } from './request-state-chip'
import { useRequestActions } from './use-request-actions'

// One question: who can come when, who has not answered yet, and the way to remind them.
export function RequestView({ request }: { request: AnsweredRequest }) {
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
      {request.message && <Box sx={{ mb: 2, color: 'text.secondary' }}>{`« ${request.message} »`}</Box>}
      <AnswerTable request={request} />
    </>
  )
}

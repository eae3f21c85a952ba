import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useText } from '@/texts/use-text'
import { BackLink } from '@/ui/back-link'
import { PageHeader } from '@/ui/page-header'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { AnswerForm } from './answer-form'
import { AnswerSummary } from './answer-summary'
import { ownQuestionQuery, type Question, sendOwnAnswer } from './api'

const spacePath = '/apps/instructor/dashboard'

// /apps/instructor/dates/{requestId}: the dates that a teacher is asked for, answered after signing in.
export function Component() {
  const { t } = useText()
  const { requestId = '' } = useParams()
  const question = useQuery(ownQuestionQuery(requestId))
  return (
    <Box sx={{ maxWidth: 640 }}>
      <BackLink listPath={spacePath}>{t('space.title')}</BackLink>
      <PageHeader title={t('space.dates.title')} />
      <QueryView query={question} loading={<LoadingRows rows={4} height={96} />}>
        {(found) => <QuestionView id={requestId} question={found} />}
      </QueryView>
    </Box>
  )
}

function QuestionView({ id, question }: { id: string; question: Question }) {
  const { t } = useText()
  const cache = useQueryClient()
  const [correcting, setCorrecting] = useState(false)
  if (question.state === 'expired' || question.state === 'canceled') return t('space.dates.over')
  if (question.state === 'answered' && !correcting) {
    return (
      <>
        <Typography sx={{ mb: 2 }}>{t('space.dates.done')}</Typography>
        <AnswerSummary question={question} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 3 }}>
          <Button variant="contained" component={Link} to={spacePath}>
            {t('space.dates.back')}
          </Button>
          {question.may_edit && (
            <Button variant="outlined" onClick={() => setCorrecting(true)}>
              {t('availability.answer.correct')}
            </Button>
          )}
        </Box>
      </>
    )
  }
  const handleAnswered = (answered: Question) => {
    cache.setQueryData(ownQuestionQuery(id).queryKey, answered)
    setCorrecting(false)
    window.scrollTo(0, 0)
  }
  return (
    <>
      <Typography sx={{ mb: 2 }}>{t('space.dates.text', { by: question.by })}</Typography>
      <AnswerForm
        question={question}
        onSend={(answers, remark) => sendOwnAnswer(id, answers, remark)}
        onAnswered={handleAnswered}
      />
    </>
  )
}

import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { ApiError } from '@/api/api-error'
import { useSession } from '@/session/session-store'
import { isLanguage } from '@/texts/languages'
import { switchLanguage } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { BarePage } from '@/ui/bare-page'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { AnswerForm } from './answer-form'
import { AnswerSummary } from './answer-summary'
import { type Question, questionQuery, sendAnswer } from './api'

// /availability/{token}: where the mailed link leads, for guests and signed-in people alike. Mail scanners open links:
// only a click answers.
export function Component() {
  const { t } = useText()
  const { token = '' } = useParams()
  const question = useQuery(questionQuery(token))
  const asked = question.data?.language
  useEffect(() => {
    // The page speaks the language of the mail, unless somebody chose another in this browser.
    const chosen = localStorage.getItem('language') !== null || useSession.getState().user !== null
    if (isLanguage(asked) && !chosen) void switchLanguage(asked)
  }, [asked])
  const dead = question.error instanceof ApiError && question.error.status === 404
  if (dead) return <BarePage title={t('availability.answer.over')} text={t('availability.link_invalid')} />
  return (
    <QueryView
      page
      query={question}
      loading={
        <BarePage title={t('availability.answer.title')}>
          <LoadingRows rows={5} height={96} />
        </BarePage>
      }
    >
      {(data) => <AnswerView token={token} question={data} />}
    </QueryView>
  )
}

// What a link shows: the question, what was answered, or why it can no longer be.
function AnswerView({ token, question }: { token: string; question: Question }) {
  const { t } = useText()
  const [current, setCurrent] = useState(question)
  const [correcting, setCorrecting] = useState(false)
  const { state, by, name } = current
  if (state === 'expired' || state === 'canceled') {
    return <BarePage title={t('availability.answer.over')} text={t(`availability.answer.${state}`, { by })} />
  }
  if (state === 'answered' && !correcting) {
    return (
      <BarePage
        title={t('availability.answer.thanks')}
        text={current.may_edit ? t('availability.answer.kept') : t('availability.answer.later', { by })}
      >
        <AnswerSummary question={current} />
        {current.may_edit && (
          <Button
            variant="outlined"
            size="large"
            fullWidth
            onClick={() => setCorrecting(true)}
            sx={{ mt: 3 }}
          >
            {t('availability.answer.correct')}
          </Button>
        )}
      </BarePage>
    )
  }
  const handleAnswered = (answered: Question) => {
    setCurrent(answered)
    setCorrecting(false)
    window.scrollTo(0, 0)
  }
  return (
    <BarePage title={t('availability.answer.title')} text={t('availability.answer.text', { name, by })}>
      <AnswerForm
        question={current}
        onSend={(answers, remark) => sendAnswer(token, answers, remark)}
        onAnswered={handleAnswered}
      />
    </BarePage>
  )
}

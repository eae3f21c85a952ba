import Button from '@mui/material/Button'
import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { BarePage } from '@/ui/bare-page'
import { AnswerForm } from './answer-form'
import { AnswerSummary } from './answer-summary'
import type { Question } from './api'

// What a link shows: the question, what was answered, or why it can no longer be.
export function AnswerView({ token, question }: { token: string; question: Question }) {
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
      <AnswerForm token={token} question={current} onAnswered={handleAnswered} />
    </BarePage>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { sayWeekdays } from '@/lib/say-days'
import { useText } from '@/texts/use-text'
import { Field } from '@/ui/form/field'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { KindChoice } from '../availability/kind-choice'
import type { Answer, Question, QuestionPeriod } from './api'

type AnswerFormProps = {
  question: Question
  onSend: (answers: Answer[], remark: string) => Promise<Question>
  onAnswered: (question: Question) => void
}

const most = { remark: 500 }

// One row for each date, three big buttons in it, and room for a remark.
export function AnswerForm({ question, onSend, onAnswered }: AnswerFormProps) {
  const { t } = useText()
  const id = useId()
  const [answers, setAnswers] = useState<Answer[]>(() =>
    question.periods.map(({ kind, remark }) => ({ kind, remark })),
  )
  const [remark, setRemark] = useState(question.remark)
  const send = useMutation({
    mutationFn: () => onSend(answers, remark.trim()),
    onSuccess: onAnswered,
    onError: notifyFailure,
  })
  const open = answers.filter(({ kind }) => kind === '').length
  const change = (index: number, answer: Answer) =>
    setAnswers((before) => before.map((other, at) => (at === index ? answer : other)))
  const handleSubmit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    if (open === answers.length && remark.trim() === '') {
      notify({ text: t('availability.answer.nothing'), tone: 'error' })
    } else send.mutate()
  }
  return (
    <form onSubmit={handleSubmit}>
      {question.message && (
        <Typography
          component="blockquote"
          sx={{ m: 0, mb: 3, paddingInlineStart: 2, borderInlineStart: 3, borderColor: 'divider' }}
        >
          {question.message}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {question.periods.map((period, index) => (
          <PeriodAnswer
            key={period.first_day}
            period={period}
            answer={answers[index] ?? { kind: '', remark: '' }}
            onChange={(answer) => change(index, answer)}
          />
        ))}
      </Box>
      <Box sx={{ mt: 3 }}>
        <Field id={id} label={t('availability.answer.remark')}>
          <OutlinedInput
            id={id}
            fullWidth
            multiline
            minRows={2}
            value={remark}
            onChange={(event) => setRemark(event.target.value)}
            inputProps={{ maxLength: most.remark }}
          />
        </Field>
      </Box>
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        loading={send.isPending}
        sx={{ mt: 3 }}
      >
        {t('availability.answer.send')}
      </Button>
      <Typography
        role="status"
        variant="caption"
        component="p"
        sx={{ mt: 1, color: 'text.secondary', textAlign: 'center' }}
      >
        {open > 0 ? t('availability.answer.open', { count: open }) : t('availability.answer.complete')}
      </Typography>
    </form>
  )
}

type PeriodAnswerProps = {
  period: QuestionPeriod
  answer: Answer
  onChange: (answer: Answer) => void
}

// One date: free, perhaps or not, and a remark for who wants to add one.
function PeriodAnswer({ period, answer, onChange }: PeriodAnswerProps) {
  const { t, language } = useText()
  const [remarking, setRemarking] = useState(answer.remark !== '')
  const when = sayWeekdays(period.first_day, period.last_day, language)
  return (
    <Box component="li" sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, mb: 1 }}>
        <Box sx={{ flex: 1, fontWeight: 600, '&::first-letter': { textTransform: 'uppercase' } }}>
          <bdi>{when}</bdi>
        </Box>
        {!remarking && (
          <Button
            size="small"
            color="inherit"
            onClick={() => setRemarking(true)}
            sx={{ color: 'text.secondary' }}
          >
            {t('availability.answer.add_remark')}
          </Button>
        )}
      </Box>
      <KindChoice label={when} value={answer.kind} onChange={(kind) => onChange({ ...answer, kind })} />
      {period.known && !answer.kind && (
        <Box sx={{ mt: 0.75, fontSize: '0.8125rem', color: 'text.secondary' }}>
          {t('availability.answer.known', { kind: t(`availability.kind.${period.known}`) })}
        </Box>
      )}
      {remarking && (
        <OutlinedInput
          fullWidth
          value={answer.remark}
          placeholder={t('availability.answer.remark_help')}
          onChange={(event) => onChange({ ...answer, remark: event.target.value })}
          inputProps={{ 'aria-label': t('availability.answer.remark_on', { day: when }), maxLength: 200 }}
          sx={{ mt: 1 }}
        />
      )}
    </Box>
  )
}

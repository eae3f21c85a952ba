import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import type { Schemas } from '@/api/client'
import { useMayForOthers } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { confirmWithReason } from '@/ui/confirm-store'
import { transactionPath } from '../paths'
import { useAttempt } from '../use-attempt'
import { useMoney } from '../use-money'
import { questionsQuery, settleQuestion } from './api'

// What of the money that tills took met something changed: the money is in the books, and somebody has to look. Nothing
// where there is none.
export function Questions({ campus }: { campus: string }) {
  const { t } = useText()
  const id = useId()
  const questions = useQuery(questionsQuery(campus)).data ?? []
  if (questions.length === 0) return null
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 3 }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('till.question.title')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {questions.map((question) => (
          <QuestionLine key={question.id} question={question} />
        ))}
      </Box>
    </Box>
  )
}

function QuestionLine({ question }: { question: Schemas['Question'] }) {
  const { t } = useText()
  const money = useMoney()
  const attempt = useAttempt()
  const maySettle = useMayForOthers('settleQuestion')
  const { id, transaction_id, receipt, payer_name, amount, currency, kind, detail } = question
  const settle = async () => {
    const note = await confirmWithReason({
      title: t('till.question.settle_title'),
      text: t(`till.question.${kind}`),
      act: t('till.question.settle'),
      reason: t('till.question.note'),
    })
    if (note !== null) await attempt(() => settleQuestion(id, note), t('till.question.done'))
  }
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1.25, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <MuiLink component={Link} to={transactionPath(transaction_id)} sx={{ fontWeight: 550 }}>
          {[receipt, payer_name].filter(Boolean).join(' · ')}
        </MuiLink>
        <Box sx={{ color: 'text.secondary' }}>
          {[t(`till.question.${kind}`), detail].filter(Boolean).join(' ')}
        </Box>
      </Box>
      <bdi>{money(amount, currency)}</bdi>
      {maySettle && (
        <Button variant="outlined" onClick={() => void settle()}>
          {t('till.question.settle')}
        </Button>
      )}
    </Box>
  )
}

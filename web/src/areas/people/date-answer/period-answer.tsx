import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import { sayWeekdays } from '@/lib/say-days'
import { useText } from '@/texts/use-text'
import { KindChoice } from '../availability/kind-choice'
import type { Answer, QuestionPeriod } from './api'

type PeriodAnswerProps = {
  period: QuestionPeriod
  answer: Answer
  onChange: (answer: Answer) => void
}

// One date: free, perhaps or not, and a remark for who wants to add one.
export function PeriodAnswer({ period, answer, onChange }: PeriodAnswerProps) {
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

import Box from '@mui/material/Box'
import { sayWeekdays } from '@/lib/say-days'
import { useText } from '@/texts/use-text'
import { KindChip } from '../availability/kind-chip'
import type { Question } from './api'

// What was answered, for who wants to be sure.
export function AnswerSummary({ question }: { question: Question }) {
  const { t, language } = useText()
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {question.periods.map(({ first_day, last_day, kind, remark }) => (
        <Box
          component="li"
          key={first_day}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            py: 1.25,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Box sx={{ flex: 1, '&::first-letter': { textTransform: 'uppercase' } }}>
            <bdi>{sayWeekdays(first_day, last_day, language)}</bdi>
            {remark && <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{remark}</Box>}
          </Box>
          {kind ? (
            <KindChip kind={kind} />
          ) : (
            <Box sx={{ color: 'text.secondary' }}>{t('availability.answer.none')}</Box>
          )}
        </Box>
      ))}
      {question.remark && (
        <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
          {question.remark}
        </Box>
      )}
    </Box>
  )
}

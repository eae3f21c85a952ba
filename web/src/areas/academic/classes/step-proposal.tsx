import Box from '@mui/material/Box'
import { formatNumber, formatPercent } from '@/lib/numbers'
import { loadTexts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import type { StepStudent } from './step-api'

// Its words are the reports', which the page of a class does not load.
export const proposalTexts = () => loadTexts(['report'])

// What grades and presence say of a student, in two short lines: the figures, and what speaks against him.
export function StepProposal({ student: { proposal, passed } }: { student: StepStudent }) {
  const { t, language } = useText()
  if (!proposal) return null
  const { average, average_known, mention, present, counted, courses, passed_courses, against } = proposal
  const figures = [
    average_known
      ? t('report.proposal.average', { average: formatNumber(average / 100, language, 2) })
      : t('report.proposal.no_average'),
    mention && t(`report.mentions.${mention}`),
    counted > 0 &&
      t('report.proposal.presence', {
        rate: formatPercent(Math.floor((present * 100) / counted) / 100, language),
      }),
    t('report.passed_courses', { passed: passed_courses, all: courses }),
  ]
  const reasons = against.map(({ reason, courses: named }) =>
    t(`report.proposal.against.${reason}`, { courses: named.join(', ') }),
  )
  return (
    <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
      <div>{figures.filter(Boolean).join(' · ')}</div>
      {(reasons.length > 0 || passed !== proposal.passed) && (
        <Box sx={{ color: 'warning.main' }}>
          {[...reasons, passed !== proposal.passed && t('report.proposal.otherwise')]
            .filter(Boolean)
            .join(' · ')}
        </Box>
      )}
    </Box>
  )
}

// That the ticks are proposed, and who decides.
export function ProposalNote() {
  const { t } = useText()
  return <Box sx={{ color: 'text.secondary' }}>{t('report.proposal.note')}</Box>
}

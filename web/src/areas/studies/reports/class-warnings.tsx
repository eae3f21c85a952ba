import Box from '@mui/material/Box'
import { useText } from '@/texts/use-text'
import { SuccessIcon, WarningIcon } from '@/ui/icons'
import { StateChip } from '@/ui/state-chip'
import type { ClassSummary } from './api'

// How many things of a class somebody should look at.
export function WarningCount({ summary }: { summary: Pick<ClassSummary, 'warnings' | 'students'> }) {
  const { t } = useText()
  if (summary.students === 0) return null
  return summary.warnings > 0 ? (
    <StateChip
      tone="warning"
      icon={<WarningIcon titleAccess={t('report.warnings')} />}
      label={String(summary.warnings)}
    />
  ) : (
    <StateChip tone="success" icon={<SuccessIcon titleAccess={t('report.nothing')} />} label="0" />
  )
}

// What of a class should be looked at, a line each.
export function ClassWarnings({
  summary: { low, lost, missing_sheets, untaken },
}: {
  summary: ClassSummary
}) {
  const { t } = useText()
  const presence = [
    low > 0 && t('report.warning.low', { count: low }),
    lost > 0 && t('report.warning.lost', { count: lost }),
  ]
  const lines = [
    presence.filter(Boolean).join(' · '),
    missing_sheets > 0 && t('report.warning.missing', { count: missing_sheets }),
    untaken > 0 && t('report.warning.untaken', { count: untaken }),
  ].filter(Boolean)
  if (lines.length === 0) return null
  return (
    <Box
      component="ul"
      aria-label={t('report.warnings')}
      sx={{
        listStyle: 'none',
        m: 0,
        mb: 3,
        p: 0,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 3,
        rowGap: 0.5,
      }}
    >
      {lines.map((line) => (
        <Box
          component="li"
          key={String(line)}
          sx={{ display: 'flex', alignItems: 'center', gap: 1, '& > svg': { fontSize: '1.25rem' } }}
        >
          <WarningIcon color="warning" aria-hidden />
          {line}
        </Box>
      ))}
    </Box>
  )
}

import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useReach } from '@/session/use-may'
import { ViewMenu } from '@/session/views/view-menu'
import { useText } from '@/texts/use-text'
import { CampusFilter } from '@/ui/campus/campus-filter'
import { ExportMenu } from '@/ui/table/export-menu'
import { CurriculumFilter } from '../report-filters'
import { everyCampus } from '../report-list'
import type { Measure } from './measures'
import type { ComparisonState } from './use-comparison'

type ComparisonBarProps = { state: ComparisonState; measure: Measure; offered: readonly Measure[] }

// What is compared, of whom, and the way out as a table.
export function ComparisonBar({ state: { query, network, choose }, measure, offered }: ComparisonBarProps) {
  const { t } = useText()
  const mayCurricula = useReach('listCurricula') === 'all'
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 3 }}>
      {network && (
        <Choices
          label={t('report.compare.by')}
          value={query.by}
          choices={(['class', 'campus'] as const).map((by) => [by, t(`report.compare.${by}`)])}
          onChange={choose('by')}
        />
      )}
      {offered.length > 1 && (
        <Choices
          label={t('report.compare.measure')}
          value={measure}
          choices={offered.map((one) => [one, t(`report.${one}`)])}
          onChange={choose('measure')}
        />
      )}
      {network && query.by === 'class' && (
        <CampusFilter
          label={t('report.campus')}
          value={query.campus}
          onChange={(chosen) => choose('campus')(chosen ?? everyCampus)}
        />
      )}
      {mayCurricula && <CurriculumFilter value={query.curriculum} onChange={choose('curriculum')} />}
      <ViewMenu campus={network ? query.campus : undefined} />
      <ExportMenu path="/api/reports/comparison/export" query={query} name={t('report.compare.title')} />
    </Box>
  )
}

type ChoicesProps = {
  label: string
  value: string
  choices: readonly (readonly [value: string, label: string])[]
  onChange: (value: string) => void
}

function Choices({ label, value, choices, onChange }: ChoicesProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={label}
      value={value}
      onChange={(_, chosen: string | null) => chosen && onChange(chosen)}
    >
      {choices.map(([one, name]) => (
        <ToggleButton key={one} value={one} sx={{ px: 1.5, minHeight: 36 }}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

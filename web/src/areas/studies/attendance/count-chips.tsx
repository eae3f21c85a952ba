import Box from '@mui/material/Box'
import { useText } from '@/texts/use-text'
import { DotIcon } from '@/ui/icons'
import { StateChip } from '@/ui/state-chip'
import { countsOf, type Sheet, values } from './sheet-marks'
import { valueLook } from './value-look'

// How many have which value, and of how many nobody has said anything yet.
export function CountChips({ sheet, sessionId }: { sheet: Sheet; sessionId: string }) {
  const { t } = useText()
  const counts = countsOf(sheet, sessionId)
  return (
    <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2, minHeight: 24 }}>
      {values
        .filter((value) => counts[value] > 0)
        .map((value) => {
          const { tone, icon, text } = valueLook[value]
          return <StateChip key={value} {...{ tone, icon }} label={`${t(text)} ${counts[value]}`} />
        })}
      {counts.none > 0 && (
        <StateChip tone="neutral" icon={<DotIcon />} label={`${t('attendance.value.none')} ${counts.none}`} />
      )}
    </Box>
  )
}

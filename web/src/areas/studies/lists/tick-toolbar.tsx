import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useLine } from '@/api/line'
import { formatTime } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { SearchField } from '@/ui/table/search-field'
import { ScanField } from './scan-field'
import { kindPicture } from './tick-look'
import { type Kind, kinds, type ListState, type Sheet } from './ticks'
import type { Ticking } from './use-ticking'

type TickToolbarProps = {
  sheet: Sheet
  state: ListState
  ticking: Ticking
  kind: Kind
  chosen: string
  typed: string
  onKind: (kind: Kind) => void
  onTyped: (typed: string) => void
  onChoose: (id: string) => void
}

// What a tap ticks, whom one looks for, and what a scanner reads; it stays in sight.
export function TickToolbar(props: TickToolbarProps) {
  const { sheet, state, ticking, kind, chosen, typed, onKind, onTyped, onChoose } = props
  const { t } = useText()
  return (
    <Box
      sx={{
        position: 'sticky',
        top: 'var(--frame-top, 0px)',
        zIndex: 4,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        rowGap: 1,
        py: 1,
        bgcolor: 'background.default',
      }}
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        value={kind}
        aria-label={t('booklist.sheet.ticking')}
        onChange={(_event, next: Kind | null) => next && onKind(next)}
      >
        {kinds.map((one) => {
          const Picture = kindPicture(one)
          return (
            <ToggleButton key={one} value={one} sx={{ minHeight: 44, gap: 0.75, px: 1.5 }}>
              <Picture fontSize="small" />
              {t(`booklist.kinds.${one}`)}
            </ToggleButton>
          )
        })}
      </ToggleButtonGroup>
      <SearchField label={t('booklist.sheet.search')} value={typed} onSearch={onTyped} />
      {ticking.may && <ScanField {...{ sheet, kind, chosen, onChoose }} enter={state.enter} />}
      <SavedNote state={state} />
    </Box>
  )
}

// Honest about where things are: on their way, kept here, or saved.
function SavedNote({ state: { waiting, keptAt, sentAt } }: { state: ListState }) {
  const { t, language } = useText()
  const online = useLine((line) => line.online)
  const text = () => {
    if (!online && waiting > 0) return t('booklist.sheet.kept_here', { count: waiting })
    if (keptAt) return t('booklist.sheet.as_of', { time: formatTime(keptAt, language) })
    if (waiting > 0) return t('booklist.sheet.saving')
    return sentAt && t('booklist.sheet.saved', { time: formatTime(sentAt, language) })
  }
  return (
    <Box
      role="status"
      sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums', minHeight: '1.25em' }}
    >
      {text()}
    </Box>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useNavigate, useSearchParams } from 'react-router'
import { useLine } from '@/api/line'
import { formatTime } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { ActionMenu } from '@/ui/action-menu'
import { CheckIcon, SheetIcon } from '@/ui/icons'
import { printPath } from './paths'
import { countsOf, type Sheet, type SheetSession, type SheetState } from './sheet-marks'

type SheetToolbarProps = {
  sheet: Sheet
  session: SheetSession
  state: SheetState
  all: boolean
  onAllPresent: (() => void) | undefined
}

// First what most of a class is marked with, then how the sheet is looked at; it stays in sight.
export function SheetToolbar({ sheet, session, state, all, onAllPresent }: SheetToolbarProps) {
  const { t } = useText()
  const [, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const print = (filled: boolean) => navigate(printPath(sheet.agenda_course_id, sheet.class_id, filled))
  return (
    <Box
      sx={{
        position: 'sticky',
        top: 'var(--frame-top, 0px)',
        zIndex: 3,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        rowGap: 0.5,
        pt: 1,
        pb: { xs: 0.5, sm: 1 },
        mb: { xs: 0, sm: 1 },
        bgcolor: 'background.default',
      }}
    >
      {onAllPresent && (
        <Button
          variant="contained"
          startIcon={<CheckIcon />}
          disabled={countsOf(sheet, session.id).none === 0}
          onClick={onAllPresent}
          sx={tool}
        >
          {t('attendance.all_present')}
        </Button>
      )}
      {sheet.sessions.length > 1 && (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<SheetIcon />}
          aria-pressed={all}
          onClick={() => setSearch(all ? {} : { view: 'all' }, { replace: true })}
          sx={tool}
        >
          {t(all ? 'attendance.one_session' : 'attendance.all_sessions')}
        </Button>
      )}
      <Box sx={{ flex: 1 }} />
      <SavedNote state={state} />
      <ActionMenu
        label={t('attendance.print')}
        actions={[
          { label: t('attendance.print_empty'), onClick: () => print(false) },
          { label: t('attendance.print_filled'), onClick: () => print(true) },
        ]}
      />
    </Box>
  )
}

// On a phone without pictures, so that both and the menu fit on one line, and what is saved has a line of its own that
// is always there: nothing moves under the finger that marks.
const tool = {
  minHeight: 44,
  px: { xs: 1.5, sm: 2 },
  whiteSpace: 'nowrap',
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
}
const note = {
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
  order: { xs: 1, sm: 0 },
  flexBasis: { xs: '100%', sm: 'auto' },
  minHeight: '1.25em',
  lineHeight: 1.25,
}

// Honest about where things are: on their way, kept here, or saved, which is said of what the server took.
function SavedNote({ state: { waiting, keptAt, sentAt } }: { state: SheetState }) {
  const { t, language } = useText()
  const online = useLine((line) => line.online)
  const text = () => {
    if (!online && waiting > 0) return t('attendance.kept_here', { count: waiting })
    if (keptAt) return t('attendance.as_of', { time: formatTime(keptAt, language) })
    if (waiting > 0) return t('attendance.saving')
    return sentAt && t('attendance.saved', { time: formatTime(sentAt, language) })
  }
  return (
    <Box role="status" sx={note}>
      {text()}
    </Box>
  )
}

import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useText } from '@/texts/use-text'
import type { MarkState } from './attendance-kind'
import { nameOf, sayMark } from './say-sheet'
import { markOf, type SheetSession, type SheetStudent } from './sheet-marks'

type SettleProps = {
  state: MarkState
  student: SheetStudent
  session: SheetSession
  onSettle: (choice: 'mine' | 'theirs') => void
}

export function SettleRow({ columns, ...settle }: SettleProps & { columns: number }) {
  return (
    <tr className="told">
      <td colSpan={columns}>
        <SettleNote {...settle} />
      </td>
    </tr>
  )
}

// What was entered here and not taken: of a conflict both values, of a refusal why. Nothing is dropped in silence.
function SettleNote({ state, student, session, onSettle }: SettleProps) {
  const texts = useText()
  const { t, code } = texts
  const { entry, verdict } = state
  const name = nameOf(student)
  const mine = sayMark(entry.mark, texts)
  const theirs = sayMark(verdict?.now ?? markOf(student, session.id), texts)
  const conflict = state.state === 'conflict'
  return (
    <Alert severity={conflict ? 'warning' : 'error'} role="alert">
      {conflict
        ? t('attendance.conflict', { name, by: verdict?.by || t('attendance.somebody'), theirs, mine })
        : t('attendance.refused', { name, mine, why: code(state.code) ?? t('ui.error.title') })}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {conflict ? (
          <>
            <Choice onClick={() => onSettle('mine')}>{t('attendance.keep_mine', { mine })}</Choice>
            <Choice onClick={() => onSettle('theirs')}>{t('attendance.take_theirs', { theirs })}</Choice>
          </>
        ) : (
          <>
            <Choice onClick={() => onSettle('mine')}>{t('ui.error.retry')}</Choice>
            <Choice onClick={() => onSettle('theirs')}>{t('attendance.let_go')}</Choice>
          </>
        )}
      </Box>
    </Alert>
  )
}

const Choice = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <Button variant="outlined" color="inherit" onClick={onClick} sx={{ minHeight: 44 }}>
    {children}
  </Button>
)

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId } from 'react'
import type { Texts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { CheckIcon, EditIcon, ErrorIcon } from '@/ui/icons'
import { StateChip } from '@/ui/state-chip'
import { EmptyState } from '@/ui/states/empty-state'
import type { GradeCell, GradeSheet, Proposal } from './api'
import { sayGrade } from './points'
import { columnName } from './sheet-columns'

type PreviewDialogProps = {
  sheet: GradeSheet
  proposals: readonly Proposal[]
  onTake: () => void
  onClose: () => void
}

/** What a block or a file would do, before it is taken: whose each value is, what stood there, and what is refused. */
export function PreviewDialog({ sheet, proposals, onTake, onClose }: PreviewDialogProps) {
  const { t } = useText()
  const id = useId()
  const phone = useMediaQuery('(max-width: 599px)', { noSsr: true })
  const count = (outcome: Proposal['outcome']) => proposals.filter((one) => one.outcome === outcome).length
  const [change, same, refuse] = [count('change'), count('same'), count('refuse')]
  const summary = [
    t('grade.preview.changes', { count: change }),
    same > 0 && t('grade.preview.same', { count: same }),
    refuse > 0 && t('grade.preview.refused', { count: refuse }),
  ].filter(Boolean)
  return (
    <Dialog open fullWidth maxWidth="md" fullScreen={phone} onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t('grade.preview.title')}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 1 }}>{summary.join(' · ')}</Typography>
        {refuse > 0 && (
          <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
            {t('grade.preview.kept')}
          </Typography>
        )}
        {proposals.length === 0 ? (
          <EmptyState text={t('grade.preview.nothing')} />
        ) : (
          <Box component="ul" aria-label={t('grade.preview.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {proposals.map((one) => (
              <Line key={`${one.line} ${one.attempt}`} sheet={sheet} proposal={one} />
            ))}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        {change + refuse > 0 && (
          <Button variant="contained" autoFocus onClick={onTake}>
            {change > 0 ? t('grade.preview.take', { count: change }) : t('grade.preview.to_sheet')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

function Line({ sheet, proposal }: { sheet: GradeSheet; proposal: Proposal }) {
  const texts = useText()
  const { t, code: say } = texts
  const { enrollment_id, attempt, name, line, text, was, grade, outcome, code } = proposal
  const student = sheet.students.find((one) => one.enrollment_id === enrollment_id)
  const who = student
    ? `${student.last_name} ${student.first_name}`
    : name || t('grade.preview.line', { line })
  const column = columnName({ key: '', attempt, field: 'grade' }, texts)
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', sm: 'minmax(0, 2fr) minmax(0, 3fr) 9rem' },
        gap: 1,
        alignItems: 'center',
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 550 }}>{who}</Box>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {[column, student && name && fold(name) !== fold(who) && name].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {outcome === 'refuse' ? (
          <>
            <s>{text}</s>
            <Typography variant="caption" component="div" sx={{ color: 'error.main' }}>
              {say(code) ?? t('ui.error.title')}
            </Typography>
          </>
        ) : (
          <>
            {outcome === 'change' && (was.state || was.comment) && (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                <s>{sayCell(was, texts)}</s>{' '}
              </Box>
            )}
            {sayCell(grade, texts)}
          </>
        )}
      </Box>
      <Box sx={{ gridColumn: { xs: '2', sm: 'auto' }, gridRow: { xs: '1', sm: 'auto' } }}>
        <Outcome outcome={outcome} />
      </Box>
    </Box>
  )
}

const fold = (name: string) => name.toLowerCase()

function sayCell(cell: GradeCell, texts: Texts): string {
  return [sayGrade(cell, texts), cell.comment].filter(Boolean).join(' · ')
}

function Outcome({ outcome }: Pick<Proposal, 'outcome'>) {
  const { t } = useText()
  if (outcome === 'change')
    return <StateChip tone="success" icon={<EditIcon />} label={t('grade.preview.change')} />
  if (outcome === 'same')
    return <StateChip tone="neutral" icon={<CheckIcon />} label={t('grade.preview.as_is')} />
  return <StateChip tone="error" icon={<ErrorIcon />} label={t('grade.preview.refuse')} />
}

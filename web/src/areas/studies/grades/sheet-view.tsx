import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useRef, useState } from 'react'
import { formatTime } from '@/lib/dates'
import type { SheetId } from '@/offline/sheet-kind'
import { useText } from '@/texts/use-text'
import { lazyPart } from '@/ui/lazy-part'
import { usePageKeyHelp } from '@/ui/page-keys-store'
import { LeaveGuard } from '@/ui/record/leave-guard'
import { useUnsaved } from '@/ui/record/unsaved'
import { EmptyState } from '@/ui/states/empty-state'
import { showsCards } from '@/ui/table/cards-width'
import { ClosedNote } from '../closed-note'
import { OverwrittenNotes } from '../overwritten-notes'
import { useCorrection } from '../use-correction'
import type { GradeCell, GradeSheet, Proposal } from './api'
import { GradeCards } from './grade-cards'
import { GradeGrid } from './grade-grid'
import { GradeStatistics } from './grade-statistics'
import { letterOf } from './points'
import { readBlock } from './read-block'
import { cellIn } from './sheet-cells'
import { columnsOf, retakesIn, textOf } from './sheet-columns'
import { SheetHeader } from './sheet-header'
import { sheetKeys } from './sheet-keys'
import { SheetToolbar } from './sheet-toolbar'
import { type Kept, useGrading } from './use-grading'

const PreviewDialog = lazyPart(() => import('./preview-dialog').then((m) => ({ default: m.PreviewDialog })))
const ImportDialog = lazyPart(() => import('./import-dialog').then((m) => ({ default: m.ImportDialog })))

type SheetViewProps = {
  id: SheetId
  sheet: GradeSheet
  kept: Kept & { waiting: number; keptAt: Date | undefined; sentAt: Date | undefined }
  onSettled: () => void
}

/** What the sheet is of, how it came out, and the sheet. */
export function SheetView({ id, sheet: given, kept: held, onSettled }: SheetViewProps) {
  const { because, setBecause, enter } = useCorrection(held.enter)
  const sheet = because && given.may_correct ? { ...given, may_edit: true } : given
  const kept = { ...held, enter }
  const texts = useText()
  const { t, language } = texts
  usePageKeyHelp(sheetKeys)
  const narrow = useMediaQuery(showsCards, { noSsr: true })
  const [retakes, setRetakes] = useState(0)
  const [asked, setAsked] = useState(0)
  const [importing, setImporting] = useState(false)
  const [proposals, setProposals] = useState<Proposal[]>()
  const grading = useGrading(sheet, kept)
  const guards = useUnsaved(grading.drafts, grading.dropDrafts)
  useTurnKeys(sheet.may_retake ? grading.turn : undefined)
  const columns = columnsOf(sheet, retakes)
  const take = (taken: readonly Proposal[]) => {
    // A file may bring retakes that the sheet has no column for yet.
    const most = Math.max(retakes, ...taken.map(({ attempt }) => attempt))
    setRetakes(most)
    grading.take(taken, columnsOf(sheet, most))
    setProposals(undefined)
  }
  return (
    <>
      {guards && <LeaveGuard />}
      <SheetHeader id={id} sheet={sheet} busy={kept.waiting > 0} onSettled={onSettled} />
      {kept.keptAt && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
          {t('grade.kept', { time: formatTime(kept.keptAt, language) })}
        </Alert>
      )}
      {sheet.closed && sheet.may_retake && (
        <ClosedNote area="grade" mayCorrect={sheet.may_correct} because={because} onReason={setBecause} />
      )}
      <GradeStatistics sheet={sheet} />
      <SheetToolbar
        {...{ id, sheet, grading }}
        retakes={Math.max(retakes, retakesIn(sheet))}
        waiting={kept.waiting}
        sentAt={kept.sentAt}
        onRetake={() => {
          const next = Math.max(retakes, retakesIn(sheet)) + 1
          setRetakes(next)
          setAsked(next)
        }}
        onImport={() => setImporting(true)}
      />
      <Overwritten {...{ sheet, kept }} />
      {sheet.students.length === 0 ? (
        <EmptyState text={t('grade.sheet.nobody')} />
      ) : narrow ? (
        <GradeCards {...{ sheet, columns, grading }} />
      ) : (
        <GradeGrid
          {...{ sheet, columns, grading, asked }}
          onBlock={(cells, at) =>
            setProposals(readBlock(cells, { students: sheet.students, columns, at }, texts))
          }
        />
      )}
      <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
        {sheet.may_edit
          ? t(narrow ? 'grade.help.phone' : 'grade.help.desk', {
              absent: letterOf('absent', texts),
              exempt: letterOf('exempt', texts),
            })
          : t(sheet.locked ? 'grade.locked' : 'grade.help.read_only')}
      </Typography>
      {importing && (
        <ImportDialog
          id={id}
          onPlanned={(planned) => {
            setImporting(false)
            setProposals(planned)
          }}
          onClose={() => setImporting(false)}
        />
      )}
      {proposals && (
        <PreviewDialog
          {...{ sheet, proposals }}
          onTake={() => take(proposals)}
          onClose={() => setProposals(undefined)}
        />
      )}
    </>
  )
}

// Which of the grades that were entered here others have changed.
function Overwritten({ sheet, kept }: { sheet: GradeSheet; kept: Kept }) {
  const texts = useText()
  const { t } = texts
  const columns = columnsOf(sheet, retakesIn(sheet))
  const notes = kept.overwritten.flatMap((one) => {
    const { enrollment_id, attempt, grade } = one.entry
    const student = sheet.students.find((who) => who.enrollment_id === enrollment_id)
    const now = cellIn(student, attempt)
    // Where the grade is the same it is the comment that differs.
    const of = columns.filter((column) => column.attempt === attempt)
    const column = of.find((each) => textOf(grade, each, texts) !== textOf(now, each, texts))
    if (!student || !column) return []
    const say = (cell: GradeCell) => textOf(cell, column, texts) || t('grade.conflict.empty')
    const words = {
      ...{ name: `${student.first_name} ${student.last_name}`, by: one.by },
      ...{ mine: say(grade), theirs: say(now) },
    }
    return {
      cell: one.cell,
      text: t('grade.overwritten.text', words),
      back: t('grade.overwritten.back', words),
      leave: t('grade.overwritten.leave', words),
      onAnswer: (choice: 'mine' | 'theirs') => kept.answerOverwritten(one, choice),
    }
  })
  return <OverwrittenNotes notes={notes} />
}

// Ctrl-Z and Ctrl-Shift-Z, wherever one is on the page but in the sheet and in fields, which have their own.
function useTurnKeys(turn: ((to: 'undo' | 'redo') => void) | undefined): void {
  const latest = useRef(turn)
  latest.current = turn
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const elsewhere = (event.target as HTMLElement).closest?.(
        'input, textarea, [role="grid"], [role="dialog"]',
      )
      if (!(event.ctrlKey || event.metaKey) || elsewhere || !latest.current) return
      if (event.key.toLowerCase() !== 'z') return
      event.preventDefault()
      latest.current(event.shiftKey ? 'redo' : 'undo')
    }
    addEventListener('keydown', handle)
    return () => removeEventListener('keydown', handle)
  }, [])
}

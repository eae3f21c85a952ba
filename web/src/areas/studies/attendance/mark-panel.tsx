import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useMay } from '@/session/use-may'
import { loadTexts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { CloseIcon, DeleteIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { CopyPart } from './copy-part'
import { MarkFields } from './mark-fields'
import { PapersPart } from './papers-part'
import { nameOf, sayMark, sayWhen } from './say-sheet'
import { SheetLook } from './sheet-look'
import {
  cellName,
  isAway,
  markOf,
  noMark,
  type Sheet,
  type SheetSession,
  type SheetState,
  type SheetStudent,
  values,
} from './sheet-marks'
import type { Marking } from './use-marking'
import { valueLook } from './value-look'

const OpenCatchUp = lazyPart(async () => {
  const part = import('../catchups/open-catch-up-dialog')
  return { default: (await Promise.all([part, loadTexts(['catchup'])]))[0].OpenCatchUpDialog }
})

type MarkPanelProps = {
  sheet: Sheet
  session: SheetSession
  student: SheetStudent
  marking: Marking
  state: SheetState
  // The sheet as it is when a copy is undone.
  latest: () => Sheet | undefined
  anchor: HTMLElement
  onClose: () => void
}

// All there is to say of one mark: the six values, minutes, reason, papers, and the way to the other sessions.
export function MarkPanel({ anchor, onClose, ...props }: MarkPanelProps) {
  const { student, session } = props
  const { t, language } = useText()
  const id = useId()
  const leave = useRef<() => void>(() => {})
  const close = () => {
    leave.current()
    onClose()
  }
  return (
    <Shell anchor={anchor} labelledBy={id} onClose={close}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={id} variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {nameOf(student)}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{sayWhen(session, language)}</Typography>
        </Box>
        <IconButton edge="end" aria-label={t('ui.close')} onClick={close}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Content {...props} leave={leave} onDone={close} />
    </Shell>
  )
}

type ShellProps = { anchor: HTMLElement; labelledBy: string; onClose: () => void; children: ReactNode }

// Beside the row at a desk, from below on a phone.
function Shell({ anchor, labelledBy, onClose, children }: ShellProps) {
  const phone = useMediaQuery('(max-width: 599px)', { noSsr: true })
  const body = <Box sx={{ display: 'grid', gap: 2, p: 2.5 }}>{children}</Box>
  const paper = { role: 'dialog', 'aria-labelledby': labelledBy }
  if (phone) {
    return (
      <Drawer
        open
        anchor="bottom"
        onClose={onClose}
        slotProps={{ paper: { ...paper, sx: { maxHeight: '85dvh' } } }}
      >
        {body}
      </Drawer>
    )
  }
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { ...paper, sx: { width: 380, maxWidth: '100%' } } }}
    >
      {body}
    </Popover>
  )
}

type ContentProps = Omit<MarkPanelProps, 'anchor' | 'onClose'> & {
  leave: { current: () => void }
  onDone: () => void
}

function Content({ sheet, session, student, marking, state, latest, leave, onDone }: ContentProps) {
  const texts = useText()
  const { t } = texts
  const mayCatchUp = useMay('openCatchUp')
  const [makingUp, setMakingUp] = useState(false)
  const mark = markOf(student, session.id)
  const unsettled = state.cells.get(cellName(session.id, student.enrollment_id)) !== undefined
  const may = marking.mayMark(student, session.id)
  const cell = {
    agenda_course_id: sheet.agenda_course_id,
    class_id: sheet.class_id,
    session_id: session.id,
    enrollment_id: student.enrollment_id,
  }
  const onPapers = () => void state.query.refetch()
  // Where the week-end is closed, papers and what is made up stay with the campus; elsewhere papers are still read.
  if (!may && !(session.may_file && isAway(mark.value))) {
    const papers = student.marks.find(({ session_id }) => session_id === session.id)?.papers ?? 0
    return (
      <>
        <div>{sayMark(mark, texts)}</div>
        {papers > 0 && <PapersPart cell={cell} mayFile={false} onChange={onPapers} />}
      </>
    )
  }
  const offered = may ? values : marking.mayExcuse(student, session.id) ? values.filter(isAway) : []
  // Papers are of what the server has.
  const known = mark.value !== '' && !unsettled
  return (
    <>
      {offered.length === 0 && <div>{sayMark(mark, texts)}</div>}
      <SheetLook sx={{ border: 0 }}>
        <Box className="six" sx={{ '&&': { p: 0 } }}>
          {offered.map((value) => (
            <button
              key={value}
              type="button"
              className="value"
              data-value={value}
              aria-pressed={value === mark.value}
              onClick={() => marking.choose(student, session.id, value)}
            >
              {valueLook[value].icon}
              {t(valueLook[value].text)}
            </button>
          ))}
        </Box>
      </SheetLook>
      {may && (
        <MarkFields
          key={`fields ${mark.value}`}
          mark={mark}
          leave={leave}
          onChange={(next, was) => marking.set(student, session.id, next, was)}
        />
      )}
      {known && isAway(mark.value) && <PapersPart cell={cell} mayFile onChange={onPapers} />}
      {known && isAway(mark.value) && mayCatchUp && (
        <Button
          variant="outlined"
          color="inherit"
          onClick={() => setMakingUp(true)}
          sx={{ justifySelf: 'start', minHeight: 44 }}
        >
          {t('attendance.make_up')}
        </Button>
      )}
      {makingUp && (
        <OpenCatchUp missed={missedOf(sheet, session, student)} onClose={() => setMakingUp(false)} />
      )}
      {may && mark.value !== '' && sheet.sessions.length > 1 && (
        <CopyPart
          count={marking.copies(student, session.id).length}
          onCopy={() => {
            marking.copy(student, session.id, latest)
            onDone() // it is in the way of the message that undoes it
          }}
        />
      )}
      {may && mark.value !== '' && (
        <Button
          color="inherit"
          startIcon={<DeleteIcon />}
          onClick={() => marking.set(student, session.id, noMark)}
          sx={{ justifySelf: 'start' }}
        >
          {t('attendance.empty')}
        </Button>
      )}
    </>
  )
}

// What somebody missed, as the dialog of catch-ups asks for it. Whether there is a recording, the sheet does not know:
// the dialog asks.
function missedOf(sheet: Sheet, session: SheetSession, student: SheetStudent) {
  const { agenda_course_id, class_id, class_code, course_name } = sheet
  const { enrollment_id, student_id, first_name, last_name, photo_url } = student
  const { id: session_id, day, start, finish } = session
  return {
    ...{ agenda_course_id, class_id, class_code, course_name, session_id, day, start, finish },
    ...{ enrollment_id, student_id, first_name, last_name, photo_url },
    value: markOf(student, session.id).value,
  }
}

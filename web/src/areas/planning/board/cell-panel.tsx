import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useText } from '@/texts/use-text'
import { PasteIcon } from '@/ui/icons'
import { sayHours } from '../agenda/say-session'
import type { Board } from './api'
import { BoardDrawer, PanelHead } from './board-drawer'
import { EntryPanel } from './entry-panel'
import { type Cell, cellAt, type Grid, type Spot } from './grid-of'
import { LackingPanel } from './lacking-panel'
import { sayShortDay } from './say-board'
import { SelectionTools } from './selection-tools'
import type { Acts } from './use-acts'
import type { Commands } from './use-commands'

type CellPanelProps = {
  board: Board
  grid: Grid
  acts: Acts
  commands: Commands
  spot: Spot
  // Something is dragged: what lies over the sheet makes room.
  away: boolean
  onClose: () => void
}

// All that there is to say of the cell in which one stands, and to do with it.
export function CellPanel({ board, grid, acts, commands, spot, away, onClose }: CellPanelProps) {
  const { t, language } = useText()
  const cell = cellAt(grid, spot)
  const group = grid.columns.find(({ id }) => id === spot.classId)
  if (!cell || !group) return null
  const hours = cell.hour && sayHours(cell.hour, language)
  const where = [group.campus_name, sayShortDay(cell.day, language), hours].filter(Boolean).join(' · ')
  const mayEdit = board.planning.may_edit
  return (
    <PanelFrame title={group.code} subtitle={where} away={away} onClose={onClose}>
      {mayEdit && <CellTools cell={cell} commands={commands} />}
      {cell.entries.map((entry) => (
        <EntryPanel
          key={entry.course.id + entry.session.id}
          {...{ entry, cell, board, grid, acts, mayEdit }}
        />
      ))}
      {cell.entries.length === 0 && !cell.hour && (
        <Typography sx={{ color: 'text.secondary' }}>{t('board.cell.no_hour')}</Typography>
      )}
      {(cell.entries.length === 0 || mayEdit) && (
        <LackingPanel
          group={group}
          mayEdit={mayEdit}
          onPut={
            cell.hour && cell.entries.length === 0 ? (course) => commands.put(course, [spot]) : undefined
          }
        />
      )}
    </PanelFrame>
  )
}

type PanelFrameProps = {
  title: string
  subtitle: string
  away: boolean
  onClose: () => void
  children: ReactNode
}

// Beside the sheet where there is room, else above it.
function PanelFrame({ children, away, ...head }: PanelFrameProps) {
  const id = useId()
  const wide = useMediaQuery('(min-width: 1100px)', { noSsr: true })
  const root = useRef<HTMLElement>(null)
  const focused = useRef(true)
  // What has the focus may go with what one did to it: then the panel has it, and Escape still leads back. As it opens,
  // it has it, too.
  useEffect(() => {
    const lost = !root.current?.contains(document.activeElement)
    if (focused.current && lost) root.current?.focus({ preventScroll: true })
  })
  if (!wide) {
    return (
      <BoardDrawer away={away} {...head}>
        {children}
      </BoardDrawer>
    )
  }
  return (
    <Box
      component="aside"
      ref={root}
      data-panel
      tabIndex={-1}
      aria-labelledby={id}
      onFocus={() => {
        focused.current = true
      }}
      onBlur={(event) => {
        focused.current = event.currentTarget.contains(event.relatedTarget)
      }}
      onKeyDown={(event) => event.key === 'Escape' && head.onClose()}
      sx={aside}
    >
      <PanelHead id={id} {...head} />
      {children}
    </Box>
  )
}

const aside = {
  flex: '0 0 360px',
  position: 'sticky',
  insetBlockStart: 'calc(var(--frame-top, 0px) + 8px)',
  maxHeight: 'calc(100dvh - var(--frame-top, 0px) - var(--frame-bottom, 0px) - 32px)',
  overflow: 'auto',
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&:focus': { outline: 'none' },
} as const

// What the keys do, for a mouse and a finger.
function CellTools({ cell, commands }: { cell: Cell; commands: Commands }) {
  const { t } = useText()
  const { clipboard, paste } = commands
  const filled = cell.entries.length > 0
  if (!filled && !clipboard) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mb: 2, mx: -1 }}>
      {filled && <SelectionTools selected={[cell]} commands={commands} />}
      {clipboard && (
        <Button size="small" startIcon={<PasteIcon />} onClick={() => void paste(cell)}>
          {t(clipboard.cut ? 'board.move_here' : 'board.paste_here')}
        </Button>
      )}
    </Box>
  )
}

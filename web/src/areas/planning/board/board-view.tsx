import { DndContext } from '@dnd-kit/core'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { visuallyHidden } from '@/lib/visually-hidden'
import { useText } from '@/texts/use-text'
import { lazyPart } from '@/ui/lazy-part'
import { usePageKeyHelp } from '@/ui/page-keys-store'
import { LeaveGuard } from '@/ui/record/leave-guard'
import { EmptyState } from '@/ui/states/empty-state'
import { HeldLabel } from '../held-label'
import { type Board, type Debts, debtsQuery } from './api'
import { BoardHeader, type DialogName } from './board-header'
import { boardKeys } from './board-keys'
import { BoardToolbar } from './board-toolbar'
import { cornerFor, shifted } from './cursor'
import { DraggableSheet } from './draggable-sheet'
import { type Cell, gridOf, spotOf } from './grid-of'
import { useActs } from './use-acts'
import { type Held, sayHeld, useCellDrag } from './use-cell-drag'
import { useCommands } from './use-commands'
import { useSheet } from './use-sheet'

const CellPanel = lazyPart(() => import('./cell-panel').then((m) => ({ default: m.CellPanel })))
const BoardDialogs = lazyPart(() => import('./board-dialogs').then((m) => ({ default: m.BoardDialogs })))

const noDebts: Debts = new Map()

// Header, tools, the sheet, and beside it what there is to say of a cell.
export function BoardView({ confirmed }: { confirmed: Board }) {
  const { t } = useText()
  usePageKeyHelp(boardKeys)
  const [said, setSaid] = useState('')
  const [dialog, setDialog] = useState<DialogName>()
  const acts = useActs(confirmed)
  const { board } = acts
  const grid = useMemo(() => gridOf(board), [board])
  const commands = useCommands({ acts, grid, say: setSaid })
  const sheet = useSheet(board, grid, commands)
  const drop = (held: Held, over: Cell, copy: boolean) => {
    if ('course' in held) {
      void commands.put(held.course, [over])
      return sheet.moveTo(over, false)
    }
    const spots = sheet.holds(held.cell) ? sheet.selected : [held.cell]
    const to = shifted(sheet.shown, spots, cornerFor(sheet.shown, spots, held.cell, over))
    if (to) void commands.bring(spots, to, copy)
    sheet.moveTo(over, false)
  }
  const drag = useCellDrag({ grid, onDrop: drop })
  const debts = useQuery(debtsQuery(board.planning.id, confirmed.board))
  const foreign = acts.foreign && spotOf(grid, acts.foreign.id)
  return (
    <DndContext {...drag.context}>
      {acts.guards && <LeaveGuard />}
      <BoardHeader board={board} onOpen={setDialog} />
      <BoardToolbar {...{ board, acts, commands, sheet }} onRows={() => setDialog('rows')} />
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          {grid.rows.length === 0 || grid.columns.length === 0 ? (
            <EmptyState text={t(grid.columns.length === 0 ? 'board.no_classes' : 'board.no_rows')} />
          ) : (
            <DraggableSheet
              {...{ grid, sheet, commands, foreign }}
              debts={debts.data ?? noDebts}
              mayEdit={board.planning.may_edit}
              over={drag.held && grid.cells.get(drag.over ?? '')}
            />
          )}
        </Box>
        {sheet.panel && (
          <CellPanel
            {...{ board, grid, acts, commands }}
            spot={sheet.cursor.at}
            away={drag.held !== undefined}
            onClose={sheet.closePanel}
          />
        )}
      </Box>
      <HeldLabel text={sayHeld(drag.held)} labelRef={drag.label} />
      <div role="status" style={visuallyHidden}>
        {said}
      </div>
      {dialog && (
        <BoardDialogs
          {...{ dialog, board, grid }}
          saving={acts.saving}
          onGo={(spot) => {
            setDialog(undefined)
            sheet.goTo(spot)
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
    </DndContext>
  )
}

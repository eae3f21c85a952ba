import { SendDialog, StaysDialog } from '../inviting-parts'
import type { Board } from './api'
import type { DialogName } from './board-header'
import { ConflictList } from './conflict-list'
import type { Grid, Spot } from './grid-of'
import { PublicationsDialog } from './publications-dialog'
import { PublishDialog } from './publish-dialog'
import { RowsDialog } from './rows-dialog'

type BoardDialogsProps = {
  dialog: DialogName
  board: Board
  grid: Grid
  saving: boolean
  onGo: (spot: Spot) => void
  onClose: () => void
}

// What opens over the board.
export function BoardDialogs({ dialog, board, grid, saving, onGo, onClose }: BoardDialogsProps) {
  switch (dialog) {
    case 'publish':
      return <PublishDialog {...{ board, saving, onClose }} />
    case 'publications':
      return <PublicationsDialog board={board} onClose={onClose} />
    case 'conflicts':
      return <ConflictList {...{ board, grid, onGo, onClose }} />
    case 'rows':
      return <RowsDialog board={board} onClose={onClose} />
    case 'invite':
      return <SendDialog planningId={board.planning.id} number={board.planning.number} onClose={onClose} />
    case 'stays':
      return <StaysDialog planningId={board.planning.id} onClose={onClose} />
  }
}

import { useText } from '@/texts/use-text'
import { WarningIcon } from '@/ui/icons'
import type { Spot } from './grid-cursor'
import type { SheetColumn } from './sheet-columns'
import type { CellView } from './use-grading'
import type { Editing, useGrid } from './use-grid'

type GradeCellProps = {
  spot: Spot
  column: SheetColumn
  view: CellView
  // Whose cell of which column it is, for the field in it.
  name: string
  active: boolean
  selected: boolean
  editing: Editing | undefined
  grid: ReturnType<typeof useGrid>
  onSettle: (choice: 'mine' | 'theirs') => void
}

/** A cell to type in: what stands there; what was refused, with the reason; or two values to choose from. */
export function GradeCellView(props: GradeCellProps) {
  const { spot, column, view, name, active, selected, editing, grid, onSettle } = props
  const state = view.reason ? 'refused' : view.against ? 'against' : view.waits ? 'waits' : ''
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid, which one moves in
      role="gridcell"
      data-cell={`${spot.row}.${spot.column}`}
      aria-selected={selected}
      tabIndex={active ? 0 : -1}
      className={`cell ${column.field} ${state}`}
      onMouseDown={(event) => !editing && grid.onPress(spot, event)}
      onMouseEnter={() => grid.onPass(spot)}
      onDoubleClick={grid.onOpen}
      onPointerUp={(event) => event.pointerType === 'touch' && !editing && active && grid.onOpen()}
    >
      {editing ? (
        <input
          // biome-ignore lint/a11y/noAutofocus: whoever begins to type in a cell is in it
          autoFocus
          aria-label={name}
          value={editing.text}
          onChange={(event) => grid.setText(event.target.value)}
          onBlur={() => grid.leave(true)}
        />
      ) : view.against ? (
        <Against view={view} onSettle={onSettle} />
      ) : (
        <span className="text">{view.text}</span>
      )}
      {view.reason && !editing && (
        <span className="reason">
          <WarningIcon aria-hidden />
          {view.reason}
        </span>
      )}
    </td>
  )
}

type AgainstProps = { view: CellView; onSettle: (choice: 'mine' | 'theirs') => void }

// Two have changed the cell: both values, whose they are, and one is chosen.
export function Against({ view: { text, against }, onSettle }: AgainstProps) {
  const { t } = useText()
  const shown = (value: string) => value || t('grade.conflict.empty')
  return (
    <span className="both">
      <button type="button" tabIndex={0} onClick={() => onSettle('mine')}>
        {t('grade.conflict.mine', { value: shown(text) })}
      </button>
      <button type="button" tabIndex={0} onClick={() => onSettle('theirs')}>
        {t('grade.conflict.theirs', { value: shown(against?.text ?? ''), name: against?.by ?? '' })}
      </button>
    </span>
  )
}

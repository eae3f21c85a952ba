import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useNavigate } from 'react-router'
import { useText } from '@/texts/use-text'
import type { Action } from '@/ui/action-menu'
import { AddIcon, MoveIcon, OpenIcon, PasteIcon } from '@/ui/icons'
import type { Planning, YearCell } from './api'
import { boardPath } from './planning-list'
import { takesCourses, type YearMoves } from './use-year-moves'
import type { YearColumn } from './year-cells'

// A cell of the year, with what stands in it.
export type YearSpot = { planning: Planning; column: YearColumn; cells: readonly YearCell[] }

type YearCellMenuProps = {
  spot: YearSpot
  anchor: HTMLElement
  moves: YearMoves
  onPut: (spot: YearSpot) => void
  onClose: () => void
}

// What can be done with a cell of the year.
export function YearCellMenu({ spot, anchor, moves, onPut, onClose }: YearCellMenuProps) {
  const { t } = useText()
  const navigate = useNavigate()
  const { planning, column, cells } = spot
  const { taken, take, bring } = moves
  const open = { label: t('plannings.open_board'), icon: <OpenIcon /> }
  const actions: Action[] = [
    { ...open, onClick: () => void navigate(`${boardPath(planning.id)}?only=${column.id}`) },
  ]
  if (takesCourses(planning)) {
    const put = { label: t('plannings.put.open'), icon: <AddIcon />, onClick: () => onPut(spot) }
    const here = { label: t('plannings.move.here'), icon: <PasteIcon /> }
    actions.unshift(
      ...(taken ? [{ ...here, onClick: () => void bring(taken, planning, column) }] : []),
      ...cells.map((cell) => ({
        ...{ label: t('plannings.move.take', { course: cell.course_name }), icon: <MoveIcon /> },
        onClick: () => take({ planning, column, cell }),
      })),
      put,
    )
  }
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {actions.map(({ label, icon, onClick }) => (
        <MenuItem
          key={label}
          onClick={() => {
            onClose()
            onClick()
          }}
        >
          <ListItemIcon>{icon}</ListItemIcon>
          {label}
        </MenuItem>
      ))}
    </Menu>
  )
}

import ButtonBase from '@mui/material/ButtonBase'
import type { SxProps } from '@mui/material/styles'
import TableCell from '@mui/material/TableCell'
import { SortDownIcon, SortUpIcon } from '@/ui/icons'
import type { Column } from './columns'
import type { Sort } from './list-params'

type SortHeaderProps<Row, S extends string> = {
  column: Column<Row, S>
  sort: Sort<S>
  onSort: (column: S) => void
  sx?: SxProps | undefined
}

// A column's head; where the server can sort by it, a button that says which way it stands.
export function SortHeader<Row, S extends string>({ column, sort, onSort, sx }: SortHeaderProps<Row, S>) {
  const { header, align = 'start', width, sort: name } = column
  const direction = sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : undefined
  const Arrow = direction === 'descending' ? SortDownIcon : SortUpIcon
  return (
    <TableCell
      scope="col"
      aria-sort={name ? (direction ?? 'none') : undefined}
      sx={{
        width,
        textAlign: align,
        whiteSpace: 'nowrap',
        lineHeight: '20px',
        ...(sx as object),
      }}
    >
      {name ? (
        <ButtonBase
          onClick={() => onSort(name)}
          sx={{
            font: 'inherit',
            verticalAlign: 'top',
            gap: 0.5,
            borderRadius: 0.5,
            color: direction ? 'text.primary' : 'inherit',
            flexDirection: align === 'end' ? 'row-reverse' : 'row',
            '&:hover': { color: 'text.primary' },
            '& svg': { fontSize: '0.875rem', opacity: direction ? 1 : 0 },
            '&:hover svg, &:focus-visible svg': { opacity: direction ? 1 : 0.5 },
          }}
        >
          {header}
          <Arrow />
        </ButtonBase>
      ) : (
        header
      )}
    </TableCell>
  )
}

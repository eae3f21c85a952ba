import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { visuallyHidden } from '@/lib/visually-hidden'
import { useText } from '@/texts/use-text'
import type { DataTableProps } from './columns'
import { RowLink } from './row-link'
import { SelectBox } from './select-box'
import { SortHeader } from './sort-header'
import { useFit } from './use-fit'
import { usePicking } from './use-picking'
import { useRowKeys } from './use-row-keys'

// What has room is asked of the place where the table stands: beside an open menu it is narrower than the window.
const roomToSpare = '@container (min-width: 1140px)'
const roomForAll = '@container (min-width: 940px)'
const place = { containerType: 'inline-size' }
// A table that does not fit scrolls sideways inside its own frame.
const frame = { position: 'relative', overflowX: 'auto', '&[data-fits]': { overflowX: 'visible' } }
// The head stays in sight below the bar while a long list is scrolled; where the table itself scrolls sideways
// it cannot.
const stickyHead = {
  '& th': { insetBlockStart: 'var(--frame-top, 0px)', zIndex: 1, '[data-fits] &': { position: 'sticky' } },
}
// The thing itself takes the room there is, and never more: a long name breaks. Facts stay on one line.
const identityCell = { py: 0.5, width: '36%', minWidth: 200, maxWidth: 0 }
const factCell = {
  py: 0.5,
  maxWidth: 160,
  [roomForAll]: { maxWidth: 190 },
  [roomToSpare]: { maxWidth: 240 },
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
}
const boxCell = { width: 40, py: 0, paddingInline: '4px 0' }
const wideOnly = { display: 'none', [roomForAll]: { display: 'table-cell' } }

// The table at a desk. A click anywhere on a row opens it; the link in the first cell is what keyboards and
// screen readers use.
export function RowTable<Row, S extends string>(props: DataTableProps<Row, S>) {
  const { label, columns, rows, rowKey, rowHref, sort, onSort, rowMenu, selection } = props
  const { t } = useText()
  const navigate = useNavigate()
  const { pick, pickAt, pickPage, picked, boxLabel } = usePicking(props)
  const { handleKeyDown, linkProps } = useRowKeys(pickAt)
  const fit = useFit()
  const open = (event: MouseEvent<HTMLElement>, href: string) => {
    // A dialog that the row's menu opened is the row's in React's eyes, not in anybody else's.
    if (!event.currentTarget.contains(event.target as Node)) return
    const own = (event.target as HTMLElement).closest('a, button, input, [role="menu"]')
    if (own || window.getSelection()?.toString()) return
    if (event.ctrlKey || event.metaKey) window.open(href, '_blank', 'noopener')
    else void navigate(href)
  }
  return (
    <Box sx={place}>
      <TableContainer ref={fit} sx={frame}>
        <Table aria-label={label} onKeyDown={handleKeyDown}>
          <TableHead sx={stickyHead}>
            <TableRow>
              {selection && (
                <TableCell sx={boxCell}>
                  <SelectBox
                    label={t('list.selection.page')}
                    checked={picked === rows.length}
                    partly={picked > 0 && picked < rows.length}
                    onPick={pickPage}
                  />
                </TableCell>
              )}
              {columns.map((column) => (
                <SortHeader
                  key={column.key}
                  column={column}
                  sort={sort}
                  onSort={onSort}
                  sx={column.wideOnly ? wideOnly : undefined}
                />
              ))}
              {rowMenu && (
                <TableCell>
                  <span style={visuallyHidden}>{t('ui.actions')}</span>
                </TableCell>
              )}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row, index) => (
              <TableRow
                key={rowKey(row)}
                hover={rowHref !== undefined}
                onClick={rowHref && ((event: MouseEvent<HTMLElement>) => open(event, rowHref(row)))}
                selected={selection?.has(rowKey(row)) ?? false}
                sx={{ cursor: rowHref ? 'pointer' : undefined, height: 44 }}
              >
                {selection && (
                  <TableCell sx={boxCell}>
                    <SelectBox
                      label={boxLabel(row)}
                      checked={selection.has(rowKey(row))}
                      onPick={pick(row)}
                    />
                  </TableCell>
                )}
                {columns.map((column, at) => (
                  <TableCell
                    key={column.key}
                    sx={{
                      ...(at === 0 ? identityCell : factCell),
                      textAlign: column.align ?? 'start',
                      // Figures of one width also widen the dash of "Saint-Denis": they are for columns of numbers.
                      fontVariantNumeric: column.align === 'end' ? 'tabular-nums' : undefined,
                      ...(column.wideOnly ? wideOnly : {}),
                    }}
                  >
                    {at === 0 && rowHref ? (
                      <RowLink href={rowHref(row)} {...linkProps(index, rows.length, rowKey(row))}>
                        {column.cell(row)}
                      </RowLink>
                    ) : (
                      column.cell(row)
                    )}
                  </TableCell>
                ))}
                {rowMenu && <TableCell sx={{ width: 48, py: 0, textAlign: 'end' }}>{rowMenu(row)}</TableCell>}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Box>
  )
}

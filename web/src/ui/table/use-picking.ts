import type { MouseEvent } from 'react'
import { useText } from '@/texts/use-text'
import type { DataTableProps } from './columns'

// How the rows of one page are picked: one by one, from one to another with Shift, or all of them.
export function usePicking<Row, S extends string>(props: DataTableProps<Row, S>) {
  const { rows, rowKey, rowName, selection } = props
  const { t } = useText()
  const keys = rows.map(rowKey)
  const toggle = (key: string | undefined, range: boolean) =>
    key !== undefined && selection?.toggle(key, range ? keys : undefined)
  return {
    pick: (row: Row) => (event: MouseEvent) => {
      event.stopPropagation()
      toggle(rowKey(row), event.shiftKey)
    },
    pickAt: selection && ((index: number, range: boolean) => void toggle(keys[index], range)),
    pickPage: () => selection?.toggleMany(keys),
    picked: selection ? keys.filter(selection.has).length : 0,
    boxLabel: (row: Row) => t('list.selection.row', { name: rowName?.(row) ?? rowKey(row) }),
  }
}

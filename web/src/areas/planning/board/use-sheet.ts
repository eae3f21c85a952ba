import useMediaQuery from '@mui/material/useMediaQuery'
import { useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Board, BoardClass } from './api'
import { type Cursor, selectedBy } from './cursor'
import { cellKey, type Grid, type Spot } from './grid-of'
import type { Commands } from './use-commands'
import { useSheetKeys } from './use-sheet-keys'

export type Sheet = ReturnType<typeof useSheet>

type Typing = { spot: Spot; text: string; spots: readonly Spot[] }

// Where one is on the sheet, what is chosen, and in which cell one types. It stays through whatever others change.
export function useSheet(board: Board, grid: Grid, commands: Commands) {
  const only = useOnly(grid.columns)
  const { columns } = only
  const [wanted, setWanted] = useState<Cursor>()
  const [typing, setTyping] = useState<Typing>()
  const [panel, setPanel] = useState(false)
  // A press takes in what lies between, as with Shift: a finger has no such key.
  const [several, setSeveral] = useState(false)
  const sheetRef = useRef<HTMLTableElement>(null)
  const shown = useMemo(() => ({ rows: grid.rows, columns: [...columns] }), [grid.rows, columns])
  const cursor = useMemo(() => insideOf(shown, wanted), [shown, wanted])
  const selected = useMemo(() => selectedBy(shown, cursor), [shown, cursor])

  const elementOf = (spot: Spot) =>
    sheetRef.current?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(cellKey(spot))}"]`)
  const focus = (spot: Spot) => {
    // After it is drawn, when it can be the one that Tab stops at; who types in it already keeps the focus.
    requestAnimationFrame(() => {
      const cell = elementOf(spot)
      if (!cell?.contains(document.activeElement)) cell?.focus()
    })
  }
  const moveTo = (spot: Spot, extend: boolean) => {
    setWanted((was) => ({ at: spot, anchor: extend ? (was ?? cursor).anchor : spot }))
    focus(spot)
  }
  const search = (text: string) => setTyping({ spot: cursor.at, text, spots: selected })
  const stopTyping = () => {
    setTyping(undefined)
    focus(cursor.at)
  }
  const open = () => {
    setPanel(true)
    document.querySelector<HTMLElement>('[data-panel]')?.focus({ preventScroll: true })
    // The panel takes room from the sheet: the cell that it tells of stays in sight.
    setTimeout(() => elementOf(cursor.at)?.scrollIntoView({ block: 'nearest', inline: 'nearest' }), 200)
  }
  const mayEdit = board.planning.may_edit
  const onKeyDown = useSheetKeys({ grid, columns, cursor, mayEdit, commands, moveTo, search, open })
  return {
    ...{
      only,
      columns,
      shown,
      cursor,
      selected,
      panel,
      sheetRef,
      typing,
      onKeyDown,
      moveTo,
      search,
      stopTyping,
      several,
      setSeveral,
    },
    open,
    closePanel: () => {
      setPanel(false)
      focus(cursor.at)
    },
    holds: (spot: Spot) => selected.some((one) => cellKey(one) === cellKey(spot)),
    // Also where it is among the classes that are not shown.
    goTo: (spot: Spot) => {
      if (!columns.some(({ id }) => id === spot.classId)) only.show(spot.classId)
      setPanel(true)
      moveTo(spot, false)
    },
  }
}

// The first cell, where the one that was chosen is no longer there.
function insideOf({ rows, columns }: Pick<Grid, 'rows' | 'columns'>, wanted: Cursor | undefined): Cursor {
  const first = { classId: columns[0]?.id ?? '', row: rows[0]?.key ?? '' }
  const there = (spot: Spot) =>
    columns.some(({ id }) => id === spot.classId) && rows.some(({ key }) => key === spot.row)
  if (!wanted || !there(wanted.at)) return { at: first, anchor: first }
  return { at: wanted.at, anchor: there(wanted.anchor) ? wanted.anchor : wanted.at }
}

// Which classes are shown: all, those of a campus, or one. A phone has room for one.
function useOnly(all: readonly BoardClass[]) {
  const [params, setParams] = useSearchParams()
  const phone = useMediaQuery('(max-width: 599px)', { noSsr: true })
  const asked = params.get('only') ?? (phone ? (all[0]?.id ?? '') : '')
  const columns = useMemo(() => {
    const found = all.filter(({ id, campus_id }) => asked === '' || id === asked || campus_id === asked)
    return found.length > 0 ? found : all
  }, [all, asked])
  const show = (id: string) => setParams(id || phone ? { only: id } : {}, { replace: true })
  return { columns, asked, show, phone }
}

import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { confirm } from '@/ui/confirm-store'
import { notify } from '@/ui/notices-store'
import type { NamedCourse } from './board-draft'
import { copyCells, moveCells, putCourse, removeCells, swapCells } from './board-moves'
import { shifted } from './cursor'
import { type Cell, cellAt, type Grid, type Spot } from './grid-of'
import { sayShortDay } from './say-board'
import type { Acts } from './use-acts'

export type Clipboard = { spots: readonly Spot[]; cut: boolean }

export type Commands = ReturnType<typeof useCommands>

type Around = { acts: Acts; grid: Grid; say: (text: string) => void }

// What can be done with cells, by whatever means: each says what it did, or why it was not done.
export function useCommands({ acts, grid, say }: Around) {
  const { t, language } = useText()
  const [clipboard, setClipboard] = useState<Clipboard>()

  const place = (spot: Spot) => {
    const code = grid.columns.find(({ id }) => id === spot.classId)?.code ?? ''
    const day = cellAt(grid, spot)?.day
    return { class: code, day: day ? sayShortDay(day, language) : '' }
  }
  const nameOf = (cell: Cell | undefined) => cell?.entries[0]?.course.course_name ?? ''
  const filled = (spots: readonly Spot[]) =>
    spots.filter((spot) => (cellAt(grid, spot)?.entries.length ?? 0) > 0)
  const refuse = () => notify({ text: t('board.cannot'), tone: 'error' })

  const put = async (course: NamedCourse, spots: readonly Spot[]) => {
    const done = await acts.act((board) => putCourse(board, course, spots))
    if (done && spots[0]) say(t('board.said.put', { course: course.name, ...place(spots[0]) }))
    else refuse()
  }

  const remove = async (spots: readonly Spot[]) => {
    const cells = filled(spots)
    const done = cells.length > 0 && (await acts.act((board) => removeCells(board, cells)))
    if (done) say(t('board.said.removed', { count: cells.length }))
  }

  const take = (spots: readonly Spot[], cut: boolean) => {
    if (filled(spots).length === 0) return
    setClipboard({ spots: [...spots], cut })
    say(t(cut ? 'board.said.cut' : 'board.said.copied', { count: filled(spots).length }))
  }

  // Brings cells to others. What stands there changes places with one that is moved, after a question.
  const bring = async (from: readonly Spot[], to: readonly Spot[], copy: boolean) => {
    const [one, other] = [from[0], to[0]]
    if (!one || !other) return
    if (copy) {
      const done = await acts.act((board) => copyCells(board, from, to))
      return done ? say(t('board.said.pasted', place(other))) : refuse()
    }
    if (await acts.act((board) => moveCells(board, from, to))) {
      return say(t('board.said.moved', { course: nameOf(cellAt(grid, one)), ...place(other) }))
    }
    if (from.length > 1 || filled([other]).length === 0) return refuse()
    await swap(one, other)
  }

  const swap = async (one: Spot, other: Spot) => {
    const names = { one: nameOf(cellAt(grid, one)), other: nameOf(cellAt(grid, other)) }
    const yes = await confirm({
      title: t('board.swap.title'),
      text: t('board.swap.text', names),
      act: t('board.swap.act'),
    })
    if (!yes) return
    const done = await acts.act((board) => swapCells(board, one, other))
    if (done) say(t('board.said.swapped', names))
    else refuse()
  }

  const paste = async (at: Spot) => {
    if (!clipboard) return
    const to = shifted(grid, clipboard.spots, at)
    if (!to) return refuse()
    await bring(clipboard.spots, to, !clipboard.cut)
    if (clipboard.cut) setClipboard(undefined)
  }

  const turn = async (way: 'undo' | 'redo') => {
    await acts.turn(way)
    say(t(`board.said.${way}`))
  }

  return { clipboard, turn, forget: () => setClipboard(undefined), put, remove, take, bring, paste }
}

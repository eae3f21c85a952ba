import { useRef, useState } from 'react'
import type { CellState } from '@/offline/sheet-kind'
import { cellName, type GradeCell, type GradeEntry, type GradeVerdict } from './api'
import { emptyCell, sameCell } from './sheet-cells'

// What was typed and is no grade.
export type Draft = { text: string; code: string }

export type CellChange = { enrollmentId: string; attempt: number; before: GradeCell; after: GradeCell }
export type DraftChange = { key: string; before: Draft | undefined; after: Draft | undefined }
export type Step = { cells: readonly CellChange[]; drafts: readonly DraftChange[] }

type Around = {
  cellAt: (enrollmentId: string, attempt: number) => GradeCell
  cells: ReadonlyMap<string, CellState<GradeEntry, GradeVerdict>>
  drafts: ReadonlyMap<string, Draft>
  change: (changes: readonly CellChange[]) => void
  changeDrafts: (changes: readonly DraftChange[]) => void
  settle: (cell: string, choice: 'mine' | 'theirs') => void
}

/**
 * Back and forth. Only one's own entries are undone: what somebody else has changed since is left as it is, and the step
 * before it is taken. Having chosen between two values is a step, too: undone, the other one stands there.
 */
export function useSteps({ cellAt, cells, drafts, change, changeDrafts, settle }: Around) {
  const done = useRef<Step[]>([])
  const undone = useRef<Step[]>([])
  const [may, setMay] = useState({ undo: false, redo: false })
  const tell = () => setMay({ undo: done.current.length > 0, redo: undone.current.length > 0 })
  const add = (step: Step) => {
    if (step.cells.length + step.drafts.length === 0) return
    done.current.push(step)
    undone.current = []
    tell()
  }
  // Whether anything of the step could be done.
  const play = (step: Step): boolean => {
    // An entry that was not taken is let go of: that is all there is to undo of it.
    const open = step.cells
      .map(({ enrollmentId, attempt }) => cellName(enrollmentId, attempt))
      .filter((name) => ['refused', 'conflict'].includes(cells.get(name)?.state ?? ''))
    for (const name of open) settle(name, 'theirs')
    const ours = step.cells.filter(
      ({ enrollmentId, attempt, before }) =>
        !open.includes(cellName(enrollmentId, attempt)) && sameCell(cellAt(enrollmentId, attempt), before),
    )
    change(ours)
    const kept = step.drafts.filter(({ key, before }) => drafts.get(key)?.text === before?.text)
    changeDrafts(kept)
    return open.length + ours.length + kept.length > 0
  }
  const turn = (to: 'undo' | 'redo') => {
    const [from, other] = to === 'undo' ? [done.current, undone.current] : [undone.current, done.current]
    for (let step = from.pop(); step; step = from.pop()) {
      if (!play(to === 'undo' ? turned(step) : step)) continue
      other.push(step)
      break
    }
    tell()
  }
  const choose = (name: string, choice: 'mine' | 'theirs') => {
    const held = cells.get(name)
    if (!held) return
    const mine = held.entry.grade
    const theirs = held.verdict?.now ?? emptyCell
    settle(name, choice)
    if (held.state !== 'conflict') return
    const [before, after] = choice === 'mine' ? [theirs, mine] : [mine, theirs]
    const { enrollment_id: enrollmentId, attempt } = held.entry
    add({ cells: [{ enrollmentId, attempt, before, after }], drafts: [] })
  }
  return { add, turn, settle: choose, mayUndo: may.undo, mayRedo: may.redo }
}

function turned({ cells, drafts }: Step): Step {
  return {
    cells: cells.map((one) => ({ ...one, before: one.after, after: one.before })),
    drafts: drafts.map((one) => ({ ...one, before: one.after, after: one.before })),
  }
}

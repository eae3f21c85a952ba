import type { KeyboardEvent } from 'react'

type Acts = {
  move: (rows: number, columns: number, options?: { extend?: boolean; keepsHome?: boolean }) => void
  nextLine: (rows: number) => void
  mayGoAlong: (by: number) => boolean
  selectAll: () => void
  edit: (text?: string) => void
  leave: (keep: boolean) => void
  clear: () => void
  fillDown: () => void
  turn: (to: 'undo' | 'redo') => void
}

type Around = { acts: Acts; mayEdit: boolean; editing: boolean }

const far = 1_000_000

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -far],
  End: [0, far],
  PageUp: [-far, 0],
  PageDown: [far, 0],
}

/** What the keys do on the sheet: what they do in a spreadsheet. */
export function gridKey(event: KeyboardEvent, around: Around): void {
  if (event.target instanceof HTMLButtonElement) return
  const ctrl = event.ctrlKey || event.metaKey
  const done = around.editing
    ? whileTyping(event, around.acts)
    : ctrl
      ? withCtrl(event, around)
      : goes(event, around.acts) || (around.mayEdit && types(event, around.acts))
  if (done) event.preventDefault()
}

function whileTyping(event: KeyboardEvent, acts: Acts): boolean {
  const { key, shiftKey } = event
  if (key === 'Escape') acts.leave(false)
  else if (key === 'Enter') {
    acts.leave(true)
    acts.nextLine(shiftKey ? -1 : 1)
  } else if (key === 'ArrowDown' || key === 'ArrowUp') {
    acts.leave(true)
    acts.move(key === 'ArrowUp' ? -1 : 1, 0)
  } else if (key === 'Tab') {
    acts.leave(true)
    if (!acts.mayGoAlong(shiftKey ? -1 : 1)) return false
    acts.move(0, shiftKey ? -1 : 1, { keepsHome: true })
  } else return false
  // Whoever closes the cell does not close what is around it.
  event.stopPropagation()
  return true
}

function withCtrl({ key, shiftKey }: KeyboardEvent, { acts, mayEdit }: Around): boolean {
  const letter = key.toLowerCase()
  if (letter === 'a') acts.selectAll()
  else if (!mayEdit) return false
  else if (letter === 'd') acts.fillDown()
  else if (letter === 'z') acts.turn(shiftKey ? 'redo' : 'undo')
  else if (letter === 'y') acts.turn('redo')
  else return false
  return true
}

function goes(event: KeyboardEvent, acts: Acts): boolean {
  const { key, shiftKey } = event
  const step = steps[key]
  if (step) {
    const along = isMirrored(event) ? -step[1] : step[1]
    acts.move(step[0], along, { extend: shiftKey })
    return true
  }
  if (key === 'Enter') acts.nextLine(shiftKey ? -1 : 1)
  else if (key === 'Tab') {
    const by = shiftKey ? -1 : 1
    // At the end of a line Tab leaves the sheet: nobody is caught in it.
    if (!acts.mayGoAlong(by)) return false
    acts.move(0, by, { keepsHome: true })
  } else return false
  return true
}

function isMirrored({ key, currentTarget }: KeyboardEvent): boolean {
  return key.startsWith('Arrow') && getComputedStyle(currentTarget).direction === 'rtl'
}

function types({ key, altKey }: KeyboardEvent, acts: Acts): boolean {
  if (key === 'F2') acts.edit()
  else if (key === 'Delete' || key === 'Backspace') acts.clear()
  // The list of keys is the page's.
  else if (key.length === 1 && key !== '?' && !altKey) acts.edit(key)
  else return false
  return true
}

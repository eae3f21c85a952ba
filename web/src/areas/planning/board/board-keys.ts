import type { PageKey } from '@/ui/page-keys-store'

// What the keys do on the sheet, for the list of keys.
export const boardKeys: readonly PageKey[] = [
  { keys: ['←', '↑', '↓', '→'], text: 'board.keys.go' },
  { keys: ['⇧', '←', '→'], text: 'board.keys.select' },
  { keys: ['Home', 'End'], text: 'board.keys.ends' },
  { keys: ['PgUp', 'PgDn'], text: 'board.keys.top' },
  { keys: ['A', '…', 'Z'], text: 'board.keys.type' },
  { keys: ['↵'], text: 'board.keys.enter' },
  { keys: ['F2'], text: 'board.keys.replace' },
  { keys: ['␣'], text: 'board.keys.panel' },
  { keys: ['Del'], text: 'board.keys.remove' },
  { keys: ['Mod', 'C'], text: 'board.keys.copy' },
  { keys: ['Mod', 'X'], text: 'board.keys.cut' },
  { keys: ['Mod', 'V'], text: 'board.keys.paste' },
  { keys: ['Mod', 'A'], text: 'board.keys.all' },
  { keys: ['Mod', 'Z'], text: 'board.keys.undo' },
  { keys: ['Mod', '⇧', 'Z'], text: 'board.keys.redo' },
  { keys: ['Esc'], text: 'board.keys.forget' },
]

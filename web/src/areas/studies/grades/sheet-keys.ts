import type { PageKey } from '@/ui/page-keys-store'

// What the keys do on the sheet, for the list of keys.
export const sheetKeys: readonly PageKey[] = [
  { keys: ['←', '↑', '↓', '→'], text: 'grade.keys.go' },
  { keys: ['⇧', '↑', '↓'], text: 'grade.keys.select' },
  { keys: ['↵'], text: 'grade.keys.enter' },
  { keys: ['Tab'], text: 'grade.keys.tab' },
  { keys: ['F2'], text: 'grade.keys.edit' },
  { keys: ['Esc'], text: 'grade.keys.escape' },
  { keys: ['Del'], text: 'grade.keys.clear' },
  { keys: ['Mod', 'C'], text: 'grade.keys.copy' },
  { keys: ['Mod', 'V'], text: 'grade.keys.paste' },
  { keys: ['Mod', 'D'], text: 'grade.keys.fill' },
  { keys: ['Mod', 'Z'], text: 'grade.tool.undo' },
  { keys: ['Mod', '⇧', 'Z'], text: 'grade.tool.redo' },
]

import type { PageKey } from '@/ui/page-keys-store'

// What the keys do on a sheet, for the list of keys.
export const sheetKeys: readonly PageKey[] = [
  { keys: ['←', '↑', '↓', '→'], text: 'attendance.keys.go' },
  { keys: ['P'], text: 'attendance.value.present' },
  { keys: ['L'], text: 'attendance.value.late' },
  { keys: ['O'], text: 'attendance.value.online' },
  { keys: ['M'], text: 'attendance.value.made_up' },
  { keys: ['A'], text: 'attendance.value.absent' },
  { keys: ['J'], text: 'attendance.value.justified' },
  { keys: ['Del'], text: 'attendance.empty' },
]

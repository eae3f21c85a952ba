import type { PageKey } from '@/ui/page-keys-store'

// What the keys do in the year, for the list of keys; moving is for who plans.
export const readingKeys: readonly PageKey[] = [
  { keys: ['←', '↑', '↓', '→'], text: 'plannings.keys.go' },
  { keys: ['↵'], text: 'plannings.keys.open' },
]

export const planningKeys: readonly PageKey[] = [
  ...readingKeys,
  { keys: ['Mod', 'X'], text: 'plannings.keys.take' },
  { keys: ['Mod', 'V'], text: 'plannings.keys.bring' },
  { keys: ['⇧', 'F10'], text: 'plannings.keys.menu' },
]

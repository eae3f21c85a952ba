import { useEffect } from 'react'
import { create } from 'zustand'
import type { TextKey } from '@/texts/text-key'

// "Mod" is written as the command key of the keyboard.
export type PageKey = { keys: readonly string[]; text: TextKey }

// The keys that only the page knows that is shown; "?" lists them with the others.
export const usePageKeys = create<{ keys: readonly PageKey[] }>(() => ({ keys: [] }))

export function usePageKeyHelp(keys: readonly PageKey[]): void {
  useEffect(() => {
    usePageKeys.setState({ keys })
    return () => usePageKeys.setState({ keys: [] })
  }, [keys])
}

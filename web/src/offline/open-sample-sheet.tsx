import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect } from 'vitest'
import { server } from '@/test/server'
import { sheetId, type Word, wordKind, type wordServer } from './sample-sheet'
import { useSheet } from './use-sheet'

// Opens the sheet of tests as a screen does.
export async function openSheet(words: ReturnType<typeof wordServer>) {
  server.use(...words.handlers())
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  const seen: string[] = []
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cache}>{children}</QueryClientProvider>
  )
  const view = renderHook(
    () => {
      const sheet = useSheet(wordKind, sheetId)
      const shown = sheet.query.data?.c1
      if (shown !== undefined && seen.at(-1) !== shown) seen.push(shown)
      return sheet
    },
    { wrapper },
  )
  await waitFor(() => expect(view.result.current.query.data).toBeDefined())
  return {
    ...view,
    // Every value that ever stood in the first cell.
    seen,
    now: () => view.result.current,
    enter: (...entries: Word[]) => act(() => view.result.current.enter(entries)),
    answered: () => waitFor(() => expect(view.result.current.waiting).toBe(0)),
    readAgain: () => act(async () => void (await view.result.current.query.refetch())),
  }
}

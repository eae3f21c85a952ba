import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ThemeRoot } from '@/theme/theme-root'
import { Overlays } from './overlays'
import { queryClient } from './query-client'

// What every page stands in: the look, the server's data, and what floats above all.
export function Providers({ children }: { children: ReactNode }) {
  return (
    <ThemeRoot>
      <QueryClientProvider client={queryClient}>
        {children}
        <Overlays />
      </QueryClientProvider>
    </ThemeRoot>
  )
}

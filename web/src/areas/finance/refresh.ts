import type { QueryClient } from '@tanstack/react-query'
import { keys } from './keys'

// Something was entered: every screen that shows money looks again, and enrollments, which tell what was paid.
export function refreshMoney(cache: QueryClient): void {
  for (const queryKey of [keys.all, ['enrollment'], ['enrollments'], ['student-space']]) {
    void cache.invalidateQueries({ queryKey })
  }
}

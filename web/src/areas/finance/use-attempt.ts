import { useQueryClient } from '@tanstack/react-query'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { refreshMoney } from './refresh'

// Does something with money and says how it went; every screen that shows money looks again, also where it failed:
// somebody else may have done it. True where it was done.
export function useAttempt() {
  const cache = useQueryClient()
  return async <T>(act: () => Promise<T>, done: string | ((made: T) => string)): Promise<boolean> => {
    try {
      const made = await act()
      notify({ text: typeof done === 'string' ? done : done(made) })
      return true
    } catch (error) {
      notifyFailure(error)
      return false
    } finally {
      refreshMoney(cache)
    }
  }
}

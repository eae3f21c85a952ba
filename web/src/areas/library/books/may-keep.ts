import { useMay, useReach } from '@/session/use-may'

// What the person may do with the catalogue; of one book the server says it itself. Who reaches every book reads those
// that are not published, too.
export function useBooksMay(): { keep: boolean; seeAll: boolean } {
  return { keep: useMay('createBook'), seeAll: useReach('listBooks') === 'all' }
}

import { keepPage } from '@/session/keep-page'
import { startPrefetching } from './prefetch'
import { startKeeping } from './start-keeping'

// What begins beside the first page, whose file does not have to carry it.
export function startAfterwards(...tables: Parameters<typeof startPrefetching>): void {
  keepPage()
  startKeeping()
  startPrefetching(...tables)
}

import { queryOptions } from '@tanstack/react-query'
import { takenFiles } from '@/offline/taken-files'
import { keys } from '../keys'

// What is on this device; the device alone is asked, with a line or without.
export function takenQuery() {
  return queryOptions({ queryKey: keys.taken, queryFn: takenFiles, staleTime: 0 })
}

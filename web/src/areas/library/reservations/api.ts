import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { keys } from '../keys'

export type Reservation = Schemas['Reservation']

type Filter = {
  q?: string
  campus?: string
  book?: string
  state?: 'open' | 'waiting' | 'kept' | 'ended'
  page?: number
  page_size?: number
}

export function reservationsQuery(query: Filter) {
  return queryOptions({
    queryKey: [...keys.reservations, query],
    queryFn: ({ signal }) => unwrap(api.GET('/api/reservations', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

export const reserve = (body: {
  book_id: string
  campus_id: string
  person_id: string
}): Promise<Reservation> => unwrap(api.POST('/api/reservations', { body }))

export const cancelReservation = (id: string): Promise<Reservation> =>
  unwrap(api.POST('/api/reservations/{id}/cancel', { params: { path: { id } } }))

export function refreshReservations(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: keys.reservations })
  void cache.invalidateQueries({ queryKey: keys.copies })
}

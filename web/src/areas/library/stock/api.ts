import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { keys } from '../keys'

export type Stock = Schemas['StockTaking']
export type StockScan = Schemas['StockScan']

type Listed = { campus?: string; page?: number; page_size?: number }

export function stocksQuery(query: Listed) {
  return queryOptions({
    queryKey: [...keys.stocks, query],
    queryFn: ({ signal }) => unwrap(api.GET('/api/stock-takings', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

const one = (id: string) => ({ path: { id } })

export const stockQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys.stocks, 'one', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/stock-takings/{id}', { params: one(id), signal })),
  })

export const missingQuery = (id: string, { page, pageSize }: { page: number; pageSize: number }) =>
  queryOptions({
    queryKey: [...keys.stocks, 'missing', id, page, pageSize],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/stock-takings/{id}/missing', {
          params: { ...one(id), query: { page, page_size: pageSize } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  })

export const beginStock = (campusId: string): Promise<Stock> =>
  unwrap(api.POST('/api/stock-takings', { body: { campus_id: campusId } }))

export const scanStock = (id: string, barcode: string): Promise<StockScan> =>
  unwrap(api.POST('/api/stock-takings/{id}/scan', { params: one(id), body: { barcode } }))

export const closeStock = (id: string, lose: boolean): Promise<Stock> =>
  unwrap(api.POST('/api/stock-takings/{id}/close', { params: one(id), body: { lose } }))

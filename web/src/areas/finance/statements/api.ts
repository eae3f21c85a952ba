import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { upload } from '@/api/upload'
import { keys } from '../keys'

export type StatementLine = Schemas['StatementLine']
export type LineState = StatementLine['state']
export type TakeInput = Omit<Schemas['TakeFields'], '$schema'>

export const lineStates = ['open', 'taken', 'left'] as const
export const pageSize = 50

const one = (id: string) => ({ params: { path: { id } } })

export function linesQuery(accountId: string, state: LineState, page: number) {
  const query = { state, page, page_size: pageSize }
  return queryOptions({
    queryKey: [...keys.lines(accountId), query],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/accounts/{id}/statement', { params: { path: { id: accountId }, query }, signal })),
    placeholderData: keepPreviousData,
  })
}

// Which column of a table holds what, by its heading.
export const columnNames = ['day', 'amount', 'debit', 'credit', 'name', 'iban', 'text'] as const
export type Columns = Record<(typeof columnNames)[number], string>

type Progress = (share: number) => void

export function importStatement(accountId: string, file: File, columns?: Columns, onProgress?: Progress) {
  const asked = new URLSearchParams()
  for (const name of columnNames) if (columns?.[name]) asked.set(`${name}_column`, columns[name])
  const path = `/api/accounts/${accountId}/statement${asked.size > 0 ? `?${asked}` : ''}`
  return upload<Schemas['ImportedLines']>(path, file, { method: 'POST', ...(onProgress && { onProgress }) })
}

export function takeAllLines(accountId: string) {
  return unwrap(api.POST('/api/accounts/{id}/statement/take', one(accountId)))
}

export function takeLine(id: string, body: TakeInput) {
  return unwrap(api.POST('/api/statement-lines/{id}/take', { ...one(id), body }))
}

export function leaveLine(id: string, left: boolean) {
  return unwrap(api.POST('/api/statement-lines/{id}/leave', { ...one(id), body: { left } }))
}

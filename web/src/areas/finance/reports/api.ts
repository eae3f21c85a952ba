import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { keys } from '../keys'

export type MoneyReport = Schemas['MoneyReport']
export type ReportRow = Schemas['ReportRow']
export type Ageing = Schemas['Ageing']
export type Forecast = Schemas['Forecast']
export type ClassMoney = Schemas['ClassMoney']
export type StudentRow = ClassMoney['students'][number]

export const groupings = ['month', 'campus', 'class', 'category'] as const
type By = (typeof groupings)[number]

export type ReportQuery = { by: By; campus?: string; from?: string; to?: string }

export function moneyReportQuery(query: ReportQuery) {
  return queryOptions({
    queryKey: [...keys.report, query],
    queryFn: ({ signal }) => unwrap(api.GET('/api/money/report', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

const ofCampus = (campus: string | undefined) => ({ params: { query: campus ? { campus } : {} } })

export function ageingQuery(campus: string | undefined) {
  return queryOptions({
    queryKey: [...keys.report, 'ageing', campus],
    queryFn: ({ signal }) => unwrap(api.GET('/api/money/ageing', { ...ofCampus(campus), signal })),
    placeholderData: keepPreviousData,
  })
}

export function forecastQuery(campus: string | undefined) {
  return queryOptions({
    queryKey: [...keys.report, 'forecast', campus],
    queryFn: ({ signal }) => unwrap(api.GET('/api/money/forecast', { ...ofCampus(campus), signal })),
    placeholderData: keepPreviousData,
  })
}

export function classMoneyQuery(id: string) {
  return queryOptions({
    queryKey: keys.classMoney(id),
    queryFn: ({ signal }) => unwrap(api.GET('/api/classes/{id}/money', { params: { path: { id } }, signal })),
  })
}

import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { keys } from '../keys'

export type Slot = Schemas['Slot']
export type SlotFields = Omit<Schemas['CreateSlotRequest'], '$schema'>

// Whose timetable is meant: a campus's, or one of its classes'.
export type TimetableOf = { campus: string } | { class: string }

export function timetableQuery(of: TimetableOf) {
  return queryOptions({
    queryKey: keys.timetable(of),
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/timetable', { params: { query: of }, signal }))).items,
  })
}

export function createSlot(of: TimetableOf, body: SlotFields): Promise<Slot> {
  return unwrap(api.POST('/api/timetable', { params: { query: of }, body }))
}

export function updateSlot(of: TimetableOf, slot: Slot, fields: SlotFields): Promise<Slot> {
  const params = { path: { id: slot.id }, query: of }
  return unwrap(api.PUT('/api/timetable/{id}', { params, body: { ...fields, version: slot.version } }))
}

export function deleteSlot(of: TimetableOf, { id, version }: Slot): Promise<unknown> {
  return unwrap(api.DELETE('/api/timetable/{id}', { params: { path: { id }, query: { ...of, version } } }))
}

// Gives a class the slots of its campus that it does not have yet.
export async function copyFromCampus(classId: string): Promise<Slot[]> {
  const params = { path: { id: classId } }
  return (await unwrap(api.POST('/api/classes/{id}/timetable/copy', { params }))).items
}

export function keepSlots(cache: QueryClient, of: TimetableOf, slots: Slot[]): void {
  cache.setQueryData(keys.timetable(of), slots)
}

export function refreshSlots(cache: QueryClient, of: TimetableOf): Promise<void> {
  return cache.invalidateQueries({ queryKey: keys.timetable(of) })
}

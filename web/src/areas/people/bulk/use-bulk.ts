import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '@/api/api-error'
import type { TextKey } from '@/texts/text-key'
import type { Texts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import type { Selection } from '@/ui/table/use-selection'
import { findIds, mostAtOnce, type PersonRow, refreshPeople } from '../list/api'
import type { PeopleFilterQuery } from '../list/people-list'
import { type Changed, fetchName } from './api'

type Act = {
  call: (ids: string[]) => Promise<Changed>
  done: TextKey
  // Takes it back, from how they stood before; only offered where that is known of all.
  undo?: (before: readonly PersonRow[]) => Promise<unknown>
}

// Some stand in the way of an act on several; the others can go on without them.
export type Blocked = { refusals: Refusal[]; rest: number; goOn: () => Promise<boolean> }

type Options = { selection: Selection; filter: PeopleFilterQuery; rows: readonly PersonRow[] }

// Runs an act on everybody who is picked. Answers whether it was done.
export function useBulk({ selection, filter, rows }: Options) {
  const texts = useText()
  const cache = useQueryClient()
  const [blocked, setBlocked] = useState<Blocked | null>(null)
  const names = new Map(rows.map(({ id, name }) => [id, name]))

  const undoOf = ({ undo }: Act, ids: readonly string[]) => {
    const before = rows.filter(({ id }) => ids.includes(id))
    if (!undo || before.length < ids.length) return {}
    const refresh = () => refreshPeople(cache)
    return { undo: () => void undo(before).then(refresh).catch(notifyFailure) }
  }

  const send = async (ids: string[], act: Act): Promise<boolean> => {
    setBlocked(null)
    try {
      const { count } = await act.call(ids)
      notify({ text: texts.t(act.done, { count }), ...undoOf(act, ids) })
      selection.clear()
      refreshPeople(cache)
      return true
    } catch (error) {
      const refusals = await refusalsOf(error, ids, names, texts)
      if (!refusals) throw error
      const rest = ids.filter((id) => !refusals.some((refusal) => refusal.id === id))
      setBlocked({ refusals, rest: rest.length, goOn: () => send(rest, act) })
      return false
    }
  }

  const pickedIds = async (): Promise<string[] | undefined> => {
    const ids = selection.all ? await findIds(filter) : [...selection.ids]
    if (ids && ids.length <= mostAtOnce) return ids
    notify({ text: texts.t('people.bulk.too_many', { limit: mostAtOnce }), tone: 'error' })
    return undefined
  }

  // A failure that no form can show is told here.
  const run = async (act: Act): Promise<boolean> => {
    try {
      return await attempt(act)
    } catch (error) {
      notifyFailure(error)
      return false
    }
  }

  // For a form, which shows on its fields what is wrong with them.
  const attempt = async (act: Act): Promise<boolean> => {
    const ids = await pickedIds()
    return ids ? send(ids, act) : false
  }

  return { run, attempt, blocked, dismiss: () => setBlocked(null) }
}

export type Bulk = ReturnType<typeof useBulk>

type Refusal = { id: string; name: string; reason: string }

// The server does an act for all or for nobody, and blames each id that stands in the way. Undefined where the
// failure is about something else.
async function refusalsOf(
  error: unknown,
  ids: readonly string[],
  names: ReadonlyMap<string, string>,
  texts: Texts,
): Promise<Refusal[] | undefined> {
  if (!(error instanceof ApiError)) return undefined
  const blamed = error.fields.filter(({ field }) => ids.includes(field))
  if (blamed.length === 0) return undefined
  return Promise.all(
    blamed.map(async ({ field: id, code, params }) => ({
      id,
      name: names.get(id) ?? (await fetchName(id).catch(() => texts.t('people.bulk.somebody'))),
      reason: texts.code(code, params) ?? texts.t('ui.error.title'),
    })),
  )
}

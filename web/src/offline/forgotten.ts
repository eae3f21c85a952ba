import type { KeptDatabase } from '@/session/keeping/kept-database'
import { currentTexts, loadTexts } from '@/texts/texts'
import { notify } from '@/ui/notices-store'
import { isMoney } from './is-money'

const monthMs = 30 * 24 * 60 * 60 * 1000
const key = 'let_go'

type Counts = Readonly<Record<string, number>>

/**
 * Lets go of what other people entered here and did not come back for within a month, but never of money: that was taken
 * from somebody. Who is signed in sends his own, however old it is.
 */
export async function dropForgotten(database: KeptDatabase, person: string): Promise<void> {
  const change = database.transaction('entry', 'readwrite')
  const old = await change.store.index('at').getAll(IDBKeyRange.upperBound(Date.now() - monthMs))
  const going = old.filter((one) => one.person !== person && !isMoney(one))
  for (const { id } of going) await change.store.delete(id)
  await change.done
  if (going.length === 0) return
  const counts: Record<string, number> = { ...readCounts() }
  for (const one of going) counts[one.person] = (counts[one.person] ?? 0) + 1
  localStorage.setItem(key, JSON.stringify(counts))
}

/** Tells somebody who comes back what was let go of meanwhile: once. */
export async function tellForgotten(person: string): Promise<void> {
  const { [person]: count, ...others } = readCounts()
  if (!count) return
  if (Object.keys(others).length > 0) localStorage.setItem(key, JSON.stringify(others))
  else localStorage.removeItem(key)
  await loadTexts(['kept'])
  notify({ text: currentTexts().t('kept.let_go', { count }), tone: 'error' })
}

function readCounts(): Counts {
  const text = localStorage.getItem(key)
  return text ? (JSON.parse(text) as Counts) : {}
}

import { keptDatabase } from '@/session/keeping/kept-database'
import { useSession } from '@/session/session-store'
import { currentTexts, loadTexts } from '@/texts/texts'
import { choose } from './choose'
import { isMoney } from './is-money'

// Asks who signs out what becomes of entries that the server has not taken. False where he stays. Money that was taken
// stays in any case.
export async function mayLeave(): Promise<boolean> {
  const person = useSession.getState().user?.id
  const database = person && (await keptDatabase())
  if (!database) return true
  const entries = await database.getAllFromIndex('entry', 'person', person)
  if (entries.length === 0) return true
  const others = entries.filter((one) => !isMoney(one))
  const payments = entries.length - others.length
  await loadTexts(['kept'])
  const { t } = currentTexts()
  const choice = await choose({
    title: t('kept.leave.title', { count: entries.length }),
    text: t('kept.leave.text'),
    act: t('kept.leave.keep'),
    cancel: t('kept.leave.stay'),
    ...(payments > 0 && { details: [t('kept.leave.money', { count: payments })] }),
    ...(others.length > 0 && { other: t('kept.leave.discard') }),
  })
  if (choice !== 'other') return choice === 'act'
  const change = database.transaction('entry', 'readwrite')
  for (const { id } of others) await change.store.delete(id)
  await change.done
  return true
}

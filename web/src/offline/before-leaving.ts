import { keptDatabase } from '@/session/keeping/kept-database'
import { useSession } from '@/session/session-store'
import { currentTexts, loadTexts } from '@/texts/texts'
import { type Question, useConfirmStore } from '@/ui/confirm-store'

// Asks who signs out what becomes of entries that the server has not taken. False where he stays.
export async function mayLeave(): Promise<boolean> {
  const person = useSession.getState().user?.id
  const database = person && (await keptDatabase())
  if (!database) return true
  const ids = await database.getAllKeysFromIndex('entry', 'person', person)
  if (ids.length === 0) return true
  await loadTexts(['kept'])
  const { t } = currentTexts()
  const choice = await choose({
    title: t('kept.leave.title', { count: ids.length }),
    text: t('kept.leave.text'),
    act: t('kept.leave.keep'),
    other: t('kept.leave.discard'),
    cancel: t('kept.leave.stay'),
  })
  if (choice !== 'discard') return choice === 'keep'
  const change = database.transaction('entry', 'readwrite')
  for (const id of ids) await change.store.delete(id)
  await change.done
  return true
}

function choose(question: Question): Promise<'keep' | 'discard' | 'stay'> {
  useConfirmStore.getState().pending?.answer(false)
  return new Promise((resolve) => {
    const answer = (yes: boolean, other = '') => {
      useConfirmStore.setState({ pending: null })
      resolve(yes ? 'keep' : other ? 'discard' : 'stay')
    }
    useConfirmStore.setState({ pending: { ...question, answer } })
  })
}

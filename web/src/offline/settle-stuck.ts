import { saveFile } from '@/lib/save-file'
import { currentTexts, loadTexts } from '@/texts/texts'
import { confirm } from '@/ui/confirm-store'
import { choose } from './choose'
import { standOf } from './held-store'
import type { Outbox } from './outbox'
import { savedText } from './saved-entries'
import type { SheetEntry, SheetId, SheetKind, SheetVerdict } from './sheet-kind'

type Stuck<Sheet, Entry extends SheetEntry, Verdict extends SheetVerdict> = {
  kind: SheetKind<Sheet, Entry, Verdict>
  id: SheetId
  title: string
}

/**
 * What becomes of entries that the server did not take, wherever one is and whatever one may still open: they are sent
 * once more, or saved as a file that somebody who has the right brings in. Only what is in a file can be removed.
 */
export async function settleStuck<Sheet, Entry extends SheetEntry, Verdict extends SheetVerdict>(
  { kind, id, title }: Stuck<Sheet, Entry, Verdict>,
  outbox: Outbox<Entry, Verdict>,
): Promise<void> {
  await loadTexts(['kept'])
  const { t } = currentTexts()
  const stuck = outbox.state.getState().held.filter((one) => standOf(one) !== 'waiting')
  if (stuck.length === 0) return
  const choice = await choose({
    title: t('kept.stuck.title', { count: stuck.length }),
    text: t('kept.stuck.text'),
    act: t('kept.stuck.again'),
    other: t('kept.stuck.save'),
    cancel: t('ui.close'),
  })
  if (choice === 'act') for (const { entry } of stuck) outbox.again(entry.id)
  if (choice !== 'other') return
  const entries = stuck.map(({ entry }) => entry)
  const text = savedText([{ kind: kind.name, ...id, title, entries }])
  saveFile(new Blob([text], { type: 'application/json' }), t('kept.stuck.file'))
  const remove = await confirm({
    title: t('kept.stuck.remove_title'),
    text: t('kept.stuck.remove_text'),
    act: t('kept.stuck.remove'),
    cancel: t('kept.stuck.leave'),
    irreversible: true,
  })
  if (remove) for (const { id: entry } of entries) outbox.replace(entry, [])
}

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { type Action, ActionMenu } from '@/ui/action-menu'
import { confirm } from '@/ui/confirm-store'
import { DeleteIcon, MergeIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { type Church, deleteChurch, refreshChurches } from './api'
import { useChurchMay } from './use-church-may'

const MergeDialog = lazyPart(() => import('./merge-dialog').then((m) => ({ default: m.MergeDialog })))

type ChurchMenuProps = { church: Church; onGone?: () => void }

// The rarer acts on a church, from the list and from its own page alike.
export function ChurchMenu({ church, onGone }: ChurchMenuProps) {
  const { t } = useText()
  const may = useChurchMay()
  const remove = useDeleteChurch()
  const [merging, setMerging] = useState(false)
  const actions: Action[] = []
  if (may.merge)
    actions.push({ label: t('church.merge.open'), icon: <MergeIcon />, onClick: () => setMerging(true) })
  if (may.change) {
    const handleDelete = async () => {
      if (await remove(church)) onGone?.()
    }
    actions.push({
      label: t('church.delete'),
      icon: <DeleteIcon />,
      irreversible: true,
      onClick: () => void handleDelete(),
    })
  }
  return (
    <>
      <ActionMenu label={t('church.actions', { name: church.name })} actions={actions} />
      {merging && <MergeDialog church={church} onClose={() => setMerging(false)} />}
    </>
  )
}

// Deletes a church after a question; one that people belong to is not even asked about. Tells whether it is gone.
function useDeleteChurch() {
  const { t } = useText()
  const cache = useQueryClient()
  return async ({ id, version, name, people }: Church): Promise<boolean> => {
    if (people > 0) {
      notify({ tone: 'error', text: t('church.in_use') })
      return false
    }
    const question = { title: t('church.delete_question'), text: t('church.delete_text', { name }) }
    if (!(await confirm({ ...question, act: t('church.delete'), irreversible: true }))) return false
    try {
      await deleteChurch({ id, version })
      notify({ text: t('church.deleted', { name }) })
      refreshChurches(cache)
      return true
    } catch (error) {
      notifyFailure(error)
      return false
    }
  }
}

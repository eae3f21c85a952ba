import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { type Action, ActionMenu } from '@/ui/action-menu'
import { DeleteIcon, MergeIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import type { Church } from './api'
import { useChurchMay } from './use-church-may'
import { useDeleteChurch } from './use-delete-church'

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

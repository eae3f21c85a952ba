import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { ActionMenu } from '@/ui/action-menu'
import { DeleteIcon, MoveIcon } from '@/ui/icons'
import type { Campus } from './api'
import { MoveDialog } from './move-dialog'
import { useCampusActions } from './use-campus-actions'

// The rarer acts on a campus, for who runs the network.
export function CampusMenu({ campus, onDeleted }: { campus: Campus; onDeleted: () => void }) {
  const { t } = useText()
  const { remove } = useCampusActions()
  const [moving, setMoving] = useState(false)
  if (!campus.may_manage || campus.archived) return null
  const handleDelete = async () => {
    if (await remove(campus)) onDeleted()
  }
  return (
    <>
      <ActionMenu
        label={t('campus.list.actions', { name: campus.name })}
        actions={[
          { label: t('campus.move.open'), icon: <MoveIcon />, onClick: () => setMoving(true) },
          {
            label: t('campus.delete.act'),
            icon: <DeleteIcon />,
            irreversible: true,
            onClick: () => void handleDelete(),
          },
        ]}
      />
      {moving && <MoveDialog campus={campus} onClose={() => setMoving(false)} />}
    </>
  )
}

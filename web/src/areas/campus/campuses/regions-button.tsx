import Button from '@mui/material/Button'
import { useState } from 'react'
import { hasPermission } from '@/session/has-permission'
import { groups } from '@/session/roles'
import { useSession } from '@/session/session-store'
import { useText } from '@/texts/use-text'
import { lazyPart } from '@/ui/lazy-part'

const RegionsDialog = lazyPart(() =>
  import('../regions/regions-dialog').then((module) => ({ default: module.RegionsDialog })),
)

// Opens the regions, for who sees the whole network. Their code comes when they are first wanted.
export function RegionsButton({ mayManage }: { mayManage: boolean }) {
  const { t } = useText()
  const roles = useSession((state) => state.user?.role)
  const [open, setOpen] = useState(false)
  if (!hasPermission(groups.supervisor, roles ?? [])) return null
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={() => setOpen(true)}>
        {t('region.title')}
      </Button>
      {open && <RegionsDialog mayManage={mayManage} onClose={() => setOpen(false)} />}
    </>
  )
}

import Button from '@mui/material/Button'
import { useState } from 'react'
import { useReach } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { lazyPart } from '@/ui/lazy-part'

const RegionsDialog = lazyPart(() =>
  import('../regions/regions-dialog').then((module) => ({ default: module.RegionsDialog })),
)

// Opens the regions, for who sees the whole network. Their code comes when they are first wanted.
export function RegionsButton({ mayManage }: { mayManage: boolean }) {
  const { t } = useText()
  const reach = useReach('listRegions')
  const [open, setOpen] = useState(false)
  if (reach !== 'all') return null
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={() => setOpen(true)}>
        {t('region.title')}
      </Button>
      {open && <RegionsDialog mayManage={mayManage} onClose={() => setOpen(false)} />}
    </>
  )
}

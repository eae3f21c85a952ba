import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { ListenIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { podcastQuery } from './podcast-api'

const PodcastDialog = lazyPart(() => import('./podcast-dialog').then((m) => ({ default: m.PodcastDialog })))

// The way to one's own podcast, where the network has them.
export function PodcastButton() {
  const { t } = useText()
  const [open, setOpen] = useState(false)
  const podcast = useQuery(podcastQuery())
  if (!podcast.data?.allowed) return null
  return (
    <>
      <Button color="inherit" startIcon={<ListenIcon />} onClick={() => setOpen(true)}>
        {t('podcast.title')}
      </Button>
      {open && <PodcastDialog podcast={podcast.data} onClose={() => setOpen(false)} />}
    </>
  )
}

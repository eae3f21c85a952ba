import IconButton from '@mui/material/IconButton'
import { useSyncExternalStore } from 'react'
import { useText } from '@/texts/use-text'
import { FullscreenIcon, LeaveFullscreenIcon } from '@/ui/icons'

function watch(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}

const isFull = () => Boolean(document.fullscreenElement)

// The browser may refuse, and then says nothing worth repeating.
function toggle(): void {
  const done = isFull() ? document.exitFullscreen() : document.documentElement.requestFullscreen()
  done.catch(() => {})
}

// The page on the whole screen, where the browser can do it.
export function FullscreenButton() {
  const { t } = useText()
  const full = useSyncExternalStore(watch, isFull)
  if (!document.fullscreenEnabled) return null
  const label = t(full ? 'shell.fullscreen.leave' : 'shell.fullscreen.enter')
  return (
    <IconButton aria-label={label} title={label} onClick={toggle}>
      {full ? <LeaveFullscreenIcon /> : <FullscreenIcon />}
    </IconButton>
  )
}

import IconButton from '@mui/material/IconButton'
import { useSyncExternalStore } from 'react'
import { openThemePanel, useThemePanel } from '@/shell/theme-panel/theme-panel-store'
import { ToolbarButton } from '@/shell/toolbar-button'
import { useText } from '@/texts/use-text'
import { AppearanceIcon, FullscreenIcon, LeaveFullscreenIcon } from '@/ui/icons'

// Fullscreen and look: in the toolbar, or on a phone at the foot of the menu.
export function ToolbarExtras() {
  return (
    <>
      <FullscreenButton />
      <AppearanceButton />
    </>
  )
}

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
function FullscreenButton() {
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

// Opens the panel where the look is chosen.
function AppearanceButton() {
  const { t } = useText()
  const expanded = useThemePanel((state) => state.open)
  return (
    <ToolbarButton label={t('shell.appearance')} expanded={expanded} onClick={openThemePanel}>
      <AppearanceIcon />
    </ToolbarButton>
  )
}

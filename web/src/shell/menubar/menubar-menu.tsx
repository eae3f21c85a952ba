import Box from '@mui/material/Box'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { EntryList } from '@/shell/navbar/entry-list'
import { destinationsOf } from '@/shell/navigation/destinations'
import { type NavigationParent, nameOf } from '@/shell/navigation/entry'
import { isCurrent } from '@/shell/navigation/is-current'
import { useText } from '@/texts/use-text'
import { ExpandIcon } from '@/ui/icons'
import { useUnseen } from '@/ui/unseen-store'
import { BarButton } from './bar-part'
import { moveFocus, stepDown } from './move-focus'

type MenubarMenuProps = {
  parent: NavigationParent
  open: boolean
  onPress: () => void
  onClose: () => void
}

const ways = 'a, button:not(.star)'
const width = 260

// A name in the bar with a menu below it. Arrow down goes into the menu, Escape back to the name.
export function MenubarMenu({ parent, open, onPress, onClose }: MenubarMenuProps) {
  const texts = useText()
  const { pathname } = useLocation()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const [enters, setEnters] = useState(false)
  const items = destinationsOf(parent.children).map(({ item }) => item)
  const current = items.some((item) => isCurrent(item, pathname))
  const holdsNew = useUnseen(({ at }) => items.some((item) => at[item.id]))
  useEffect(() => {
    if (!open || !enters) return
    popup.current?.querySelector<HTMLElement>(ways)?.focus()
    setEnters(false)
  }, [open, enters])

  const handleButtonKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    setEnters(true)
    if (!open) onPress()
  }
  const handlePopupKey = (event: KeyboardEvent) => {
    const found = popup.current?.querySelectorAll<HTMLElement>(ways) ?? []
    moveFocus(event, [...found], stepDown(event.key))
    if (event.key !== 'Escape') return
    button.current?.focus()
    onClose()
  }
  return (
    <>
      <BarButton
        ref={button}
        type="button"
        className="bar-part"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        data-current={current || undefined}
        onClick={onPress}
        onKeyDown={handleButtonKey}
      >
        {nameOf(parent, texts)}
        <ExpandIcon aria-hidden />
        {holdsNew && <Box component="span" data-new sx={newDot} />}
      </BarButton>
      {open && (
        <Box ref={popup} id={id} onKeyDown={handlePopupKey} sx={sheet(reachesOut(button.current))}>
          {parent.id === 'more' ? (
            <EntryList entries={parent.children} />
          ) : (
            <EntryList entries={parent.children} parent={parent} />
          )}
        </Box>
      )}
    </>
  )
}

// Something below is new; how much stands in the menu. It takes no room: how many names fit does not change with it.
const newDot = {
  ...{ position: 'absolute', insetBlockStart: 6, insetInlineEnd: 4 },
  ...{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'primary.main' },
}

const sheet = (fromEnd: boolean) => ({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 4px)',
  [fromEnd ? 'insetInlineEnd' : 'insetInlineStart']: 0,
  zIndex: 'drawer',
  width,
  maxHeight: 'calc(100dvh - 140px)',
  overflowY: 'auto',
  py: 1,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  boxShadow: 8,
  // The way from the name to its menu must not leave both.
  '&::before': { content: '""', position: 'absolute', insetInline: 0, insetBlockStart: -6, height: 6 },
})

// Near the far edge a menu hangs from the other end of its name.
function reachesOut(button: HTMLElement | null): boolean {
  if (!button) return false
  const { left, right } = button.getBoundingClientRect()
  const fromStart = document.documentElement.dir === 'rtl' ? window.innerWidth - right : left
  return fromStart + width > window.innerWidth - 8
}

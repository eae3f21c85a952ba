import Box from '@mui/material/Box'
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import {
  type NavigationEntry,
  type NavigationItem,
  type NavigationParent,
  nameOf,
} from '@/shell/navigation/entry'
import { useMenu } from '@/shell/navigation/use-menu'
import { useText } from '@/texts/use-text'
import { BarButton, BarLink } from './bar-part'
import { MenubarMenu } from './menubar-menu'
import { moveFocus, stepAlong } from './move-focus'
import { useFitting } from './use-fitting'

const roomForMore = 110

// The menu as a row of names, each with its own menu below. What has no room stands in the last of them.
export function Menubar({ first = false }: { first?: boolean }) {
  const texts = useText()
  const menu = useMenu()
  const all = menu.filter((entry) => entry.type !== 'divider')
  const { row, copy, fitting } = useFitting(
    all.map((entry) => nameOf(entry, texts)),
    roomForMore,
  )
  const { openId, close, press, enter, leave } = useOpened()

  const handleKey = (event: KeyboardEvent) => {
    const step = stepAlong(event.key)
    if (step === 0) return
    // From inside a menu the way goes on from its name.
    const part = (event.target as Element).closest('[data-part]')
    part?.querySelector<HTMLElement>(':scope > .bar-part')?.focus()
    moveFocus(event, [...(row.current?.querySelectorAll<HTMLElement>('.bar-part') ?? [])], step)
    close()
  }
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget as Node)) close()
  }
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close()
  }
  return (
    <Box
      component="nav"
      aria-label={texts.t('shell.nav.label')}
      onPointerLeave={leave}
      onKeyDown={handleKey}
      onBlur={handleBlur}
      onClick={closeOnLink}
      // At the start of its bar the first name stands in line with the page below it.
      sx={{ position: 'relative', flex: 1, minWidth: 0, marginInlineStart: first ? -1.5 : 1 }}
    >
      <Box component="ul" ref={row} sx={line}>
        {partsOf(menu, all, fitting).map((part) => (
          <Box
            component="li"
            key={part.id}
            data-part
            onPointerEnter={enter(part.id)}
            sx={{ position: 'relative' }}
          >
            {part.type === 'item' ? (
              <BarLink className="bar-part" item={part}>
                {nameOf(part, texts)}
              </BarLink>
            ) : (
              <MenubarMenu
                parent={part}
                open={openId === part.id}
                onPress={() => press(part.id)}
                onClose={close}
              />
            )}
          </Box>
        ))}
      </Box>
      <Box ref={copy} aria-hidden sx={measuredCopy}>
        {all.map((entry) => (
          <BarButton key={entry.id} as="span">
            {nameOf(entry, texts)}
            {entry.type !== 'item' && <Box component="span" sx={{ width: 14 }} />}
          </BarButton>
        ))}
      </Box>
    </Box>
  )
}

type Part = NavigationItem | NavigationParent

function partsOf(menu: readonly NavigationEntry[], all: readonly Part[], fitting: number): Part[] {
  const next = all[fitting]
  if (!next) return [...all]
  const more = { type: 'collapse', id: 'more', title: 'More', translate: 'shell.nav.more' } as const
  return [...all.slice(0, fitting), { ...more, children: menu.slice(menu.indexOf(next)) }]
}

const line = { display: 'flex', alignItems: 'center', m: 0, p: 0, listStyle: 'none' }
const measuredCopy = {
  ...line,
  position: 'absolute',
  width: 0,
  height: 0,
  overflow: 'hidden',
  visibility: 'hidden',
  '& > *': { flexShrink: 0 },
}

// The specification's delay before a menu opens under the pointer; it also closes that long after.
export const hoverDelayMs = 150

// Which menu of the bar is open. Hovering opens one after a moment, pressing at once; a press on one that only
// hovering has opened keeps it.
function useOpened() {
  const [opened, setOpened] = useState<{ id: string; pressed: boolean } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const later = (act: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(act, hoverDelayMs)
  }
  const close = () => {
    clearTimeout(timer.current)
    setOpened(null)
  }
  const isMouse = (event: PointerEvent) => event.pointerType === 'mouse'
  return {
    openId: opened?.id,
    close,
    press: (id: string) => {
      clearTimeout(timer.current)
      setOpened(opened?.id === id && opened.pressed ? null : { id, pressed: true })
    },
    enter: (id: string) => (event: PointerEvent) => {
      if (!isMouse(event)) return
      if (opened?.id === id) clearTimeout(timer.current)
      else later(() => setOpened({ id, pressed: false }))
    },
    leave: (event: PointerEvent) => {
      if (isMouse(event)) later(() => setOpened(null))
    },
  }
}

import IconButton from '@mui/material/IconButton'
import { type ReactNode, useState } from 'react'
import { lazyPart } from './lazy-part'
import type { PickChoice } from './pick-list'

const loadList = () => import('./pick-list')
const PickList = lazyPart(() => loadList().then((module) => ({ default: module.PickList })))

type PickMenuProps<V extends string> = {
  label: string
  icon: ReactNode
  value: V
  choices: readonly PickChoice<V>[]
  onPick: (value: V) => void
}

// A setting behind an icon: opens the few values it can have. The list's code comes when a pointer or the focus
// draws near, so that the sign-in page does not have to wait for it.
export function PickMenu<V extends string>({ label, icon, value, choices, onPick }: PickMenuProps<V>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const prepare = () => void loadList().catch(() => {}) // who opens it will be told
  const handlePick = (next: string) => {
    setAnchor(null)
    onPick(next as V)
  }
  return (
    <>
      <IconButton
        title={label}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {icon}
      </IconButton>
      {anchor && (
        <PickList
          anchor={anchor}
          value={value}
          choices={choices}
          onPick={handlePick}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  )
}

import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import type { SessionUser } from '@/session/session-store'
import { useText } from '@/texts/use-text'
import { Avatar } from '@/ui/avatar'
import { lazyPart } from '@/ui/lazy-part'

const loadList = () => import('./user-menu-list')
const UserMenuList = lazyPart(() => loadList().then((module) => ({ default: module.UserMenuList })))

type UserMenuProps = { user: SessionUser; size?: number }

// Who is signed in, as a picture, with everything about his account behind it. The list's code comes when a pointer
// or the focus draws near.
export function UserMenu({ user, size = 32 }: UserMenuProps) {
  const { t } = useText()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [used, setUsed] = useState(false)
  const prepare = () => void loadList().catch(() => {}) // who opens it will be told
  const open = (button: HTMLElement) => {
    setUsed(true)
    setAnchor(button)
  }
  return (
    <>
      <IconButton
        aria-label={t('shell.user.menu', { name: user.name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => open(event.currentTarget)}
        sx={{ p: 0.5, m: size > 32 ? -0.5 : 0, borderRadius: '50%' }}
      >
        <Avatar name={user.name} src={user.mini_avatar_url} size={size} />
      </IconButton>
      {used && <UserMenuList user={user} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  )
}

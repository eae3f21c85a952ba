import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useRef } from 'react'
import { useSession } from '@/session/session-store'
import { Brand } from '@/shell/brand'
import { toolbarHeight } from '@/shell/layout/measures'
import type { NavigationEntry } from '@/shell/navigation/entry'
import { useMenu } from '@/shell/navigation/use-menu'
import { roleNames } from '@/shell/role-names'
import { UserMenu } from '@/shell/toolbar/user-menu'
import { useText } from '@/texts/use-text'
import { Avatar } from '@/ui/avatar'
import { EntryList } from './entry-list'

type NavbarContentProps = {
  // Folds the navbar, or closes the drawer.
  button: ReactNode
  // Without a toolbar the account's menu stands here.
  withAccount: boolean
  // Entries before those of the menu.
  before?: readonly NavigationEntry[]
  after?: ReactNode
}

// What the navbar and the drawer of small screens hold: brand, person, menu.
export function NavbarContent({ button, withAccount, before = [], after }: NavbarContentProps) {
  const { t } = useText()
  const entries = useMenu()
  const list = useRef<HTMLElement>(null)
  // In a long menu the page that is shown may stand far down. (Scrolled into view by the browser, it would be where the
  // Tab key starts from, behind the link to the content.)
  useEffect(() => {
    const box = list.current
    const entry = box?.querySelector('[aria-current]')
    if (!box || !entry) return
    box.scrollTop += Math.max(0, entry.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom)
  }, [])
  return (
    <Box
      component="nav"
      aria-label={t('shell.nav.label')}
      sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          flexShrink: 0,
          overflow: 'hidden',
          height: toolbarHeight,
          paddingInlineStart: 2.375,
          paddingInlineEnd: 1,
        }}
      >
        <Brand />
        {button}
      </Box>
      <UserSummary withMenu={withAccount} />
      <Box
        ref={list}
        sx={{ flex: 1, overflowY: 'auto', overflowX: 'hidden', overscrollBehavior: 'contain', pb: 2 }}
      >
        <EntryList entries={[...before, ...entries]} />
      </Box>
      {after}
    </Box>
  )
}

// Who is signed in, as what and where. Where no toolbar offers the account's menu, it is here.
function UserSummary({ withMenu }: { withMenu: boolean }) {
  const user = useSession((state) => state.user)
  const texts = useText()
  if (!user) return null
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 1.5, py: 2 }}>
      {withMenu ? (
        <UserMenu user={user} size={40} />
      ) : (
        <Avatar name={user.name} src={user.mini_avatar_url} size={40} />
      )}
      <Box
        sx={{ minWidth: 0, '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } }}
      >
        <Typography sx={{ fontWeight: 600 }}>{user.name}</Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {[roleNames(user, texts), user.organization_name || texts.t('ui.brand')]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
    </Box>
  )
}

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useSession } from '@/session/session-store'
import { roleNames } from '@/shell/role-names'
import { UserMenu } from '@/shell/toolbar/user-menu'
import { useText } from '@/texts/use-text'
import { Avatar } from '@/ui/avatar'

// Who is signed in, as what and where. Where no toolbar offers the account's menu, it is here.
export function UserSummary({ withMenu }: { withMenu: boolean }) {
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

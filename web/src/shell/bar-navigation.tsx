import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { NavLink } from 'react-router'
import { useText } from '@/texts/use-text'
import type { NavigationEntry } from './navigation'

const BarLink = styled(NavLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 36,
  paddingInline: 12,
  borderRadius: 8,
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  fontWeight: 550,
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&.active': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.grey[100] },
}))

// The menu beside the brand, where there is room for it.
export function BarNavigation({ entries }: { entries: readonly NavigationEntry[] }) {
  const { t } = useText()
  return (
    <Box
      component="nav"
      aria-label={t('shell.nav.label')}
      sx={{ display: { xs: 'none', sm: 'flex' }, gap: 0.5, marginInlineStart: 2 }}
    >
      {entries.map((entry) => (
        <BarLink key={entry.id} to={entry.href}>
          {t(entry.text)}
        </BarLink>
      ))}
    </Box>
  )
}

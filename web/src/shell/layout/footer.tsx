import Box from '@mui/material/Box'
import { useLocation } from 'react-router'
import { pageMeta } from '@/lib/page-meta'
import { useLook } from '@/session/look-store'
import { useSession } from '@/session/session-store'
import { helpLink } from '@/shell/help/help-link'
import { openPanel } from '@/shell/panels-store'
import { useText } from '@/texts/use-text'
import { Bar } from './bar'
import { footerHeight } from './measures'

const deskOnly = { display: { xs: 'none', sm: 'inline' }, '@media (hover: none)': { display: 'none' } }

// What one looks for when something is to be reported or found out: product, version, campus, help. A phone has
// neither room for the version nor keys to explain; there both stand on the page behind Help.
export function Footer({ across = false }: { across?: boolean }) {
  const { t } = useText()
  const { pathname } = useLocation()
  const campus = useSession((state) => state.user?.organization_name)
  const fixed = useLook((look) => look.footer.style === 'fixed')
  return (
    <Bar
      component="footer"
      region="footer"
      height={footerHeight}
      across={across}
      stickTo={fixed ? { bottom: 0 } : undefined}
    >
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          px: { xs: 1, sm: 0 },
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          fontSize: '0.75rem',
          color: 'text.secondary',
          whiteSpace: 'nowrap',
          '& a, & button': {
            p: 0,
            border: 0,
            background: 'none',
            color: 'inherit',
            font: 'inherit',
            lineHeight: '24px',
            textDecoration: 'underline',
            textUnderlineOffset: 2,
            cursor: 'pointer',
            '&:hover': { color: 'text.primary' },
          },
        }}
      >
        <Box component="span" sx={deskOnly}>
          {t('ui.brand')} {pageMeta('version')}
        </Box>
        <Box component="span" sx={{ flex: 1, overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {campus}
        </Box>
        <Box component="span" sx={deskOnly}>
          <button type="button" onClick={() => openPanel('keys')}>
            {t('shell.keys.title')}
          </button>
        </Box>
        <Box {...helpLink(pathname)}>{t('shell.user.help')}</Box>
      </Box>
    </Bar>
  )
}

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { pageMeta } from '@/lib/page-meta'
import { useSession } from '@/session/session-store'
import { KeyList } from '@/shell/keys/key-list'
import { useText } from '@/texts/use-text'
import { PageHeader } from '@/ui/page-header'

// /pages/help
// Behind Help where the school names no page of its own: whom to call, what to tell them, and the keys.
export function Component() {
  const { t } = useText()
  const campus = useSession((state) => state.user?.organization_name)
  return (
    <>
      <PageHeader title={t('shell.user.help')} />
      <Box sx={{ display: 'grid', gap: 5, maxWidth: '75ch' }}>
        <section>
          <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
            {t('shell.help.call')}
          </Typography>
          <Typography>{campus ? t('shell.help.campus', { campus }) : t('shell.help.office')}</Typography>
          <Typography sx={{ mt: 1, color: 'text.secondary' }}>
            {t('shell.help.version', { version: pageMeta('version') || '–' })}
          </Typography>
        </section>
        <Box component="section" sx={{ '@media (hover: none)': { display: 'none' } }}>
          <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
            {t('shell.keys.title')}
          </Typography>
          <KeyList />
        </Box>
      </Box>
    </>
  )
}

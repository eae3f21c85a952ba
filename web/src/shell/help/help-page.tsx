import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '@/api/client'
import { pageMeta } from '@/lib/page-meta'
import { useSession } from '@/session/session-store'
import { KeyList } from '@/shell/keys/key-list'
import { useText } from '@/texts/use-text'
import { PageHeader } from '@/ui/page-header'

// /pages/help
// Behind Help where the school names no page of its own: whom to call, what to tell them, and the keys.
export function Component() {
  const { t } = useText()
  const user = useSession((state) => state.user)
  const campus = user?.organization_name
  return (
    <>
      <PageHeader title={t('shell.user.help')} />
      <Box sx={{ display: 'grid', gap: 5, maxWidth: '75ch' }}>
        <section>
          <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
            {t('shell.help.call')}
          </Typography>
          <Typography>{campus ? t('shell.help.campus', { campus }) : t('shell.help.office')}</Typography>
          {user?.organization_id && <Office campusId={user.organization_id} />}
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

// The number and hours of the office. Their room is kept, or the keys would move when they come.
function Office({ campusId }: { campusId: string }) {
  const office = useQuery({
    queryKey: ['help', campusId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/campuses/{id}', { params: { path: { id: campusId } }, signal })),
  })
  const { phone = '', schedule = '' } = office.data ?? {}
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mt: 1, minHeight: 24 }}>
      {phone && (
        <Box
          component="a"
          href={`tel:${phone.replace(/[^+\d]/g, '')}`}
          sx={{ fontWeight: 550, color: 'primary.main' }}
        >
          {phone}
        </Box>
      )}
      {schedule && <Box sx={{ whiteSpace: 'pre-line' }}>{schedule}</Box>}
    </Box>
  )
}

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api, unwrap } from '@/api/client'
import { pageMeta } from '@/lib/page-meta'
import { useSession } from '@/session/session-store'
import { KeyList } from '@/shell/keys/key-list'
import { useText } from '@/texts/use-text'
import { PageHeader } from '@/ui/page-header'
import { LoadingRows } from '@/ui/states/loading-rows'

// /pages/help
// Behind Help where the school names no page of its own: whom to call, what to tell them, and the keys.
export function Component() {
  const { t } = useText()
  const user = useSession((state) => state.user)
  const office = useQuery(officeQuery(user?.organization_id ?? ''))
  const campus = user?.organization_name
  return (
    <>
      <PageHeader title={t('shell.user.help')} />
      {/* All at once: what comes later would push the keys down. */}
      {office.isLoading ? (
        <LoadingRows />
      ) : (
        <Box sx={{ display: 'grid', gap: 5, maxWidth: '75ch' }}>
          <section>
            <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
              {t('shell.help.call')}
            </Typography>
            <Typography>{campus ? t('shell.help.campus', { campus }) : t('shell.help.office')}</Typography>
            {office.data && <Office {...office.data} />}
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
      )}
    </>
  )
}

const officeQuery = (campusId: string) =>
  queryOptions({
    queryKey: ['help', campusId],
    enabled: campusId !== '',
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/campuses/{id}', { params: { path: { id: campusId } }, signal })),
  })

// The number and hours of the office.
function Office({ phone, schedule }: { phone: string; schedule: string }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mt: 1 }}>
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

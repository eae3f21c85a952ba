import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { Link, useSearchParams } from 'react-router'
import { KitLink } from '@/offline/kit/kit-link'
import { SeenNote } from '@/offline/seen-note'
import { TakenList } from '@/offline/taken-list'
import { useSession } from '@/session/session-store'
import { useReach } from '@/session/use-may'
import { useOwnCampusName } from '@/session/use-own-campus'
import { useText } from '@/texts/use-text'
import { CampusFilter } from '@/ui/campus/campus-filter'
import { NextIcon } from '@/ui/icons'
import { PageHeader } from '@/ui/page-header'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { ListToolbar } from '@/ui/table/list-toolbar'
import { type Taking, type TakingClass, takingQuery } from './api'
import { attendanceKind } from './attendance-kind'
import { coursesPath } from './paths'
import { sayShortDay } from './say-sheet'
import { TakingCard } from './taking-card'

const everyCampus = 'all'

// /apps/campus/attendance: the classes of today with their sessions, then what was not taken earlier, then the others.
export function Component() {
  const { t } = useText()
  const [campus, setCampus] = useCampus()
  const known = useOwnCampusName(campus)
  const network = useReach('listTaking') === 'all'
  const taking = useQuery(takingQuery(network ? campus : undefined))
  return (
    <>
      <PageHeader title={t('attendance.title')} actions={<KitLink />} />
      {network && (
        <ListToolbar>
          <CampusFilter
            label={t('attendance.campus')}
            value={campus}
            known={known}
            onChange={(chosen) => setCampus(chosen ?? everyCampus)}
          />
        </ListToolbar>
      )}
      <QueryView query={taking} loading={<LoadingRows rows={5} height={96} />}>
        {(seen) => (
          <>
            <SeenNote seen={seen} />
            {seen.data.length === 0 ? (
              <EmptyState text={t('attendance.nothing')} />
            ) : (
              <TakingView classes={seen.data} network={network} />
            )}
          </>
        )}
      </QueryView>
      <TakenList kind={attendanceKind} />
    </>
  )
}

// The campus that the page is narrowed to: one's own, until that is taken away.
function useCampus() {
  const own = useSession((state) => state.user?.organization_id)
  const [search, setSearch] = useSearchParams()
  const asked = search.get('campus') ?? own
  const choose = (campus: string) => setSearch(campus === own ? {} : { campus }, { replace: true })
  return [asked === everyCampus ? undefined : asked, choose] as const
}

function TakingView({ classes, network }: { classes: readonly TakingClass[]; network: boolean }) {
  const { t } = useText()
  const today = classes.filter((one) => one.today.length > 0)
  const earlier = classes.filter((one) => one.untaken.length > 0)
  const others = classes.filter((one) => one.today.length + one.untaken.length === 0)
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Part title={t('attendance.today')}>
        {today.length === 0 ? (
          <Typography sx={{ color: 'text.secondary' }}>
            {t(earlier.length === 0 ? 'attendance.nothing' : 'attendance.none_today')}
          </Typography>
        ) : (
          today.map((one) => <ClassPart key={one.class_id} {...{ one, network }} sessions={one.today} />)
        )}
      </Part>
      {earlier.length > 0 && (
        <Part title={t('attendance.earlier')}>
          {earlier.map((one) => (
            <ClassPart key={one.class_id} {...{ one, network }} sessions={one.untaken} dated />
          ))}
        </Part>
      )}
      {others.length > 0 && (
        <Part title={t('attendance.others')}>
          <Box component="ul" sx={{ ...cards, rowGap: 0 }}>
            {others.map((one) => (
              <li key={one.class_id}>
                <ClassLink {...{ one, network }} />
              </li>
            ))}
          </Box>
        </Part>
      )}
    </Box>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 3 }}>
      <Typography id={id} variant="h3" component="h2">
        {title}
      </Typography>
      {children}
    </Box>
  )
}

type ClassLinkProps = {
  one: TakingClass
  // Classes of several campuses are often called the same.
  network: boolean
}

function ClassLink({ one, network }: ClassLinkProps) {
  const { t } = useText()
  return (
    <Box
      component={Link}
      to={coursesPath(one.class_id)}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        minHeight: 44,
        color: 'inherit',
        textDecoration: 'none',
        '&:hover b': { textDecoration: 'underline' },
      }}
    >
      <b>{t('attendance.class', { code: one.class_code })}</b>
      {network && <Box sx={{ color: 'text.secondary' }}>{one.campus_name}</Box>}
      <NextIcon fontSize="small" aria-hidden />
    </Box>
  )
}

const cards = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: 1.5,
  m: 0,
  p: 0,
  listStyle: 'none',
}

type ClassPartProps = ClassLinkProps & { sessions: readonly Taking[]; dated?: boolean }

function ClassPart({ one, sessions, network, dated = false }: ClassPartProps) {
  const { language } = useText()
  return (
    <div>
      <ClassLink {...{ one, network }} />
      <Box component="ul" sx={cards}>
        {sessions.map((session) => (
          <li key={session.session_id}>
            <TakingCard
              taking={session}
              classId={one.class_id}
              day={dated ? sayShortDay(session.day, language) : undefined}
            />
          </li>
        ))}
      </Box>
    </div>
  )
}

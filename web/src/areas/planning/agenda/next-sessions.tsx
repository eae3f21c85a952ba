import Box from '@mui/material/Box'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api, type Schemas, unwrap } from '@/api/client'
import { formatSpan } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { EditIcon } from '@/ui/icons'
import { AsideCard } from '@/ui/record/record-columns'
import { StateChip } from '@/ui/state-chip'
import { LoadingRows } from '@/ui/states/loading-rows'
import { keys } from '../keys'
import { NextRoom } from './next-room'

type NextSession = Schemas['NextSession']
type Whose = { class: string } | { person: string }

const nextQuery = (query: Whose) =>
  queryOptions({
    queryKey: [...keys.agenda, 'next', query],
    queryFn: ({ signal }) => unwrap(api.GET('/api/agenda/next', { params: { query }, signal })),
  })

// What comes next for a class, above its tabs.
export function ClassNext({ classId }: { classId: string }) {
  const { t } = useText()
  const next = useQuery(nextQuery({ class: classId }))
  if (next.isError) return <NextRoom />
  return (
    <NextRoom label={t('agenda.next.title')}>
      {next.data?.items.map((one) => (
        <Next key={one.id} session={one} />
      ))}
      {next.data?.items.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('agenda.next.none')}</Box>}
    </NextRoom>
  )
}

// What comes next for a student, beside his fields: three sessions, whose room is kept.
export function StudentNext({ personId }: { personId: string }) {
  const { t } = useText()
  const next = useQuery(nextQuery({ person: personId }))
  const items = next.data?.items ?? []
  if (items.length === 0 && !next.isPending) return null
  return (
    <AsideCard title={t('agenda.next.title')}>
      {next.isPending && <LoadingRows rows={3} height={48} />}
      <Box sx={{ display: 'grid', gap: 1 }}>
        {items.map((one) => (
          <Next key={one.id} session={one} />
        ))}
      </Box>
    </AsideCard>
  )
}

// One session, by the clock of its campus; it opens in the agenda.
function Next({ session }: { session: NextSession }) {
  const { t, language } = useText()
  const to = `/apps/academic/program/agenda?view=list&day=${session.day}&session=${session.id}`
  return (
    <Box sx={{ flexShrink: 0 }}>
      <Box component={Link} to={to} sx={{ color: 'primary.main' }}>
        {session.course_name}
      </Box>
      {session.draft && (
        <>
          {' '}
          <StateChip tone="warning" icon={<EditIcon />} label={t('agenda.draft')} />
        </>
      )}
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        <bdi>{formatSpan(session.starts_at, session.ends_at, session.time_zone, language)}</bdi>
        {` · ${session.place.startsWith('https://') ? session.campus_name : session.place || session.campus_name}`}
      </Box>
    </Box>
  )
}

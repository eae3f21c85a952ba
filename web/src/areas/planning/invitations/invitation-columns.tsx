import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatDay } from '@/lib/dates'
import { shortDays } from '@/lib/say-days'
import type { Texts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { onCards } from '@/ui/table/cards-width'
import type { Column } from '@/ui/table/columns'
import { RowIdentity } from '@/ui/table/row-identity'
import { InvitationChip } from '../invitation-chip'
import type { Invitation } from './api'
import type { invitationListSpec } from './invitation-list'

type Sorts = (typeof invitationListSpec.sorts)[number]

// Who, for what, since when, until when, looked at or not.
export function invitationColumns({ t, language }: Texts): Column<Invitation, Sorts>[] {
  const first = ({ sessions }: Invitation) => sessions[0]?.day
  const when = (row: Invitation) => {
    const day = first(row)
    return day ? shortDays(day, day, language) : ''
  }
  return [
    {
      key: 'person',
      header: t('inviting.person'),
      cell: (row) => (
        <RowIdentity
          title={row.person_name}
          subtitle={
            <>
              {row.overdue && (
                <Box component="span" sx={onCards}>
                  <Late />
                  {' · '}
                </Box>
              )}
              {[t(`inviting.half.${row.half}`), row.campus_name].join(' · ')}
              <Box component="span" sx={onCards}>
                {` · ${row.course_name} · ${when(row)}`}
              </Box>
            </>
          }
        />
      ),
    },
    { key: 'course', header: t('inviting.course'), cell: (row) => row.course_name },
    { key: 'when', header: t('inviting.first_session'), cell: (row) => <bdi>{when(row)}</bdi> },
    { key: 'state', header: t('inviting.state'), cell: (row) => <InvitationChip state={row.state} /> },
    {
      key: 'sent',
      header: t('inviting.sent_at'),
      sort: 'sent',
      cell: (row) => row.sent_at && <Sent at={row.sent_at} viewed={row.viewed_at} />,
    },
    {
      key: 'answer_by',
      header: t('inviting.due'),
      sort: 'answer_by',
      cell: (row) =>
        row.answer_by && (
          <>
            <bdi>{shortDays(row.answer_by, row.answer_by, language)}</bdi>
            {row.overdue && (
              <Typography variant="caption" component="div">
                <Late />
              </Typography>
            )}
          </>
        ),
    },
  ]
}

function Late() {
  const { t } = useText()
  return (
    <Box component="span" sx={{ color: 'error.main', fontWeight: 550 }}>
      {t('inviting.overdue')}
    </Box>
  )
}

// Since when he has it, and whether he has looked at it.
function Sent({ at, viewed }: { at: string; viewed: string | null }) {
  const { t, language } = useText()
  return (
    <>
      <bdi>{formatDay(at, language)}</bdi>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        {viewed ? t('inviting.viewed_on', { day: formatDay(viewed, language) }) : t('inviting.not_viewed')}
      </Typography>
    </>
  )
}

import Box from '@mui/material/Box'
import { formatDay } from '@/lib/dates'
import { shortDays } from '@/lib/say-days'
import type { Texts } from '@/texts/texts'
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
          subtitle={[t(`inviting.half.${row.half}`), row.campus_name].join(' · ')}
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
      cell: (row) => row.sent_at && <bdi>{formatDay(row.sent_at, language)}</bdi>,
    },
    {
      key: 'answer_by',
      header: t('inviting.due'),
      sort: 'answer_by',
      cell: (row) =>
        row.answer_by && (
          <Box component="span" sx={row.overdue ? { color: 'error.main', fontWeight: 550 } : null}>
            <bdi>{shortDays(row.answer_by, row.answer_by, language)}</bdi>
            {row.overdue && ` · ${t('inviting.overdue')}`}
          </Box>
        ),
    },
    {
      key: 'viewed',
      header: t('inviting.viewed_at'),
      wideOnly: true,
      cell: (row) =>
        row.viewed_at ? (
          <bdi>{formatDay(row.viewed_at, language)}</bdi>
        ) : (
          row.sent_at && t('inviting.not_viewed')
        ),
    },
  ]
}

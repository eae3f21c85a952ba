import Box from '@mui/material/Box'
import { formatDay } from '@/lib/dates'
import type { Texts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { Avatar } from '@/ui/avatar'
import { CloseIcon, EmailIcon, WaitingIcon } from '@/ui/icons'
import { ListedName } from '@/ui/person/listed-name'
import { type ChipTone, StateChip } from '@/ui/state-chip'
import { onCards } from '@/ui/table/cards-width'
import type { Column } from '@/ui/table/columns'
import { RowIdentity } from '@/ui/table/row-identity'
import type { Application } from './api'
import type { applicationListSpec } from './application-list'

export type ApplicationColumn = Column<Application, (typeof applicationListSpec.sorts)[number]>

// One line for each: who, what is missing, since when, and how it stands.
export function applicationColumns(texts: Texts, campus: boolean, byName: boolean): ApplicationColumn[] {
  const { t, language } = texts
  const columns: ApplicationColumn[] = [
    {
      key: 'name',
      header: t('person.name'),
      sort: 'name',
      cell: (row) => (
        <RowIdentity
          mark={<Avatar name={row.name} src={row.photo_url} />}
          title={byName ? <ListedName name={row.name} last={row.last_name} /> : row.name}
          subtitle={
            <>
              <bdi>{[row.email, row.mobile].filter(Boolean).join(' · ')}</bdi>
              {/* A phone has no columns: what is missing stands here. */}
              {row.missing.length > 0 && (
                <Box component="span" sx={{ display: 'block', ...onCards }}>
                  <Missing row={row} />
                </Box>
              )}
            </>
          }
        />
      ),
    },
    { key: 'missing', header: t('application.missing'), cell: (row) => <Missing row={row} /> },
    {
      key: 'applied',
      header: t('application.applied'),
      sort: 'applied',
      cell: (row) => <bdi>{formatDay(row.applied_at, language)}</bdi>,
    },
    { key: 'state', header: t('application.state'), cell: (row) => <Standing row={row} /> },
  ]
  if (campus) columns.push({ key: 'campus', header: t('class.campus'), cell: (row) => row.campus_name })
  return columns
}

function Missing({ row }: { row: Application }) {
  const { t } = useText()
  if (row.missing.length === 0) {
    return <Box sx={{ color: 'text.secondary' }}>{t('application.complete')}</Box>
  }
  const said = row.missing.map((what) => t(`application.lacks.${what}`)).join(', ')
  return (
    <Box component="span" sx={{ color: 'warning.main', whiteSpace: 'normal' }}>
      {said.charAt(0).toLocaleUpperCase() + said.slice(1)}
    </Box>
  )
}

const looks: Record<Application['state'], { tone: ChipTone; Icon: typeof EmailIcon }> = {
  new: { tone: 'info', Icon: EmailIcon },
  waiting: { tone: 'warning', Icon: WaitingIcon },
  declined: { tone: 'neutral', Icon: CloseIcon },
}

export function ApplicationChip({ row }: { row: Application }) {
  const { t } = useText()
  const { tone, Icon } = looks[row.state]
  return <StateChip tone={tone} icon={<Icon />} label={t(`application.states.${row.state}`)} />
}

// The state, with the class that somebody waits for or the reason why not.
function Standing({ row }: { row: Application }) {
  const { t, language } = useText()
  const more =
    row.state === 'waiting'
      ? row.class_code
      : row.reason &&
        t('application.declined_by', {
          reason: t(`application.reason.${row.reason}`),
          day: formatDay(row.declined_at, language),
          name: row.declined_by,
        })
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
      <ApplicationChip row={row} />
      {more && <Box sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>{more}</Box>}
    </Box>
  )
}

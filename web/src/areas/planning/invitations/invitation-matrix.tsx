import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { Theme } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { shortDays } from '@/lib/say-days'
import { ViewMenu } from '@/session/views/view-menu'
import { useText } from '@/texts/use-text'
import { SheetIcon } from '@/ui/icons'
import { PageHeader } from '@/ui/page-header'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { FilterChip } from '@/ui/table/filter-chip'
import { filterSetter } from '@/ui/table/list-params'
import { ListToolbar } from '@/ui/table/list-toolbar'
import { invitationIcons } from '../invitation-look'
import { recentSchoolYears, saySchoolYear } from '../plannings/school-year'
import { type InvitationMatrix, matrixQuery } from './api'
import { passing, type ViewProps } from './invitation-list'

// Who is asked for which week-end of a school year, and how each stands.
export function InvitationMatrixView({ params, onParams, onOpen }: ViewProps) {
  const { t } = useText()
  const { filters } = params
  const filterBy = filterSetter(filters, onParams)
  const matrix = useQuery(matrixQuery(Number(filters.year) || 0))
  const { show: _show, ...asList } = filters
  return (
    <>
      <PageHeader title={t('inviting.matrix.title')} />
      <ListToolbar>
        <FilterChip
          label={t('plannings.year')}
          choices={recentSchoolYears().map((one) => ({ value: String(one), label: saySchoolYear(one) }))}
          value={filters.year ?? (matrix.data && String(matrix.data.year))}
          onChange={filterBy('year')}
        />
        <IconButton
          title={t('inviting.matrix.close')}
          aria-label={t('inviting.matrix.close')}
          onClick={() => onParams({ filters: asList })}
        >
          <SheetIcon />
        </IconButton>
        <ViewMenu passing={passing} />
      </ListToolbar>
      <QueryView query={matrix} loading={<LoadingRows rows={10} height={46} head />}>
        {(found) =>
          found.people.length === 0 ? (
            <EmptyState text={t('inviting.none')} />
          ) : (
            <MatrixTable matrix={found} onOpen={onOpen} />
          )
        }
      </QueryView>
    </>
  )
}

type MatrixTableProps = { matrix: InvitationMatrix; onOpen: (id: string) => void }

// Only week-ends for which somebody is asked are columns.
function MatrixTable({ matrix, onOpen }: MatrixTableProps) {
  const { t, language } = useText()
  const used = new Set(matrix.people.flatMap(({ cells }) => cells.map((cell) => cell.planning_id)))
  const plannings = matrix.plannings.filter(({ id }) => used.has(id))
  return (
    <Box sx={look} tabIndex={0} role="region" aria-label={t('inviting.matrix.title')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('inviting.person')}</th>
            {plannings.map(({ id, number, first_day }) => (
              <th scope="col" key={id}>
                {number}
                <small>{shortDays(first_day, first_day, language)}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {matrix.people.map((person) => (
            <tr key={person.id}>
              <th scope="row">
                <bdi>{person.name}</bdi>
              </th>
              {plannings.map(({ id }) => (
                <td key={id}>
                  {person.cells
                    .filter((cell) => cell.planning_id === id)
                    .map((cell) => (
                      <MatrixButton key={cell.invitation_id} cell={cell} onOpen={onOpen} />
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  )
}

type MatrixButtonProps = {
  cell: InvitationMatrix['people'][number]['cells'][number]
  onOpen: (id: string) => void
}

function MatrixButton({ cell, onOpen }: MatrixButtonProps) {
  const { t } = useText()
  const { state, course_code, campus_name, half, overdue } = cell
  const said = [
    course_code,
    t(`inviting.half.${half}`),
    campus_name,
    t(`invitation.states.${state}`),
    overdue && t('inviting.overdue'),
  ]
  const label = said.filter(Boolean).join(', ')
  return (
    <button
      type="button"
      className={overdue ? 'overdue' : state}
      title={label}
      aria-label={label}
      onClick={() => onOpen(cell.invitation_id)}
    >
      {invitationIcons[state]}
      <span>{course_code}</span>
    </button>
  )
}

const look = ({ vars: { palette } }: Theme) => ({
  overflow: 'auto',
  maxHeight: 'calc(100dvh - var(--frame-top, 0px) - var(--frame-bottom, 0px) - 160px)',
  border: `1px solid ${palette.divider}`,
  borderRadius: '8px',
  '& table': { borderCollapse: 'separate', borderSpacing: 0, minWidth: '100%' },
  '& th, & td': {
    padding: '4px 8px',
    textAlign: 'start',
    borderBlockEnd: `1px solid ${palette.divider}`,
    whiteSpace: 'nowrap',
  },
  '& thead th': { position: 'sticky', insetBlockStart: 0, zIndex: 2, background: palette.background.paper },
  '& th:first-of-type': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    background: palette.background.paper,
    fontWeight: 550,
    maxWidth: '40vw',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& thead th:first-of-type': { zIndex: 3 },
  '& small': { display: 'block', fontWeight: 400, color: palette.text.secondary },
  '& button': {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    minHeight: 32,
    padding: '2px 6px',
    font: 'inherit',
    border: 0,
    borderRadius: '8px',
    background: 'none',
    color: palette.text.secondary,
    cursor: 'pointer',
  },
  '& button:hover': { background: palette.action.hover },
  '& button svg': { fontSize: '1rem' },
  '& .accepted': { color: palette.success.main },
  '& .not_answered': { color: palette.warning.main },
  '& .answered': { color: palette.info.main },
  '& .declined, & .overdue': { color: palette.error.main },
  '& .canceled': { textDecoration: 'line-through' },
})

import Box from '@mui/material/Box'
import { memo, useState } from 'react'
import { useNavigate } from 'react-router'
import { formatTotal } from '@/lib/totals'
import { useMay } from '@/session/use-may'
import { ViewMenu } from '@/session/views/view-menu'
import { useText } from '@/texts/use-text'
import { type Action, ActionMenu } from '@/ui/action-menu'
import { ChurchIcon, EmailIcon, ImportIcon, InviteIcon, LetterIcon, MergeIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { PageHeader } from '@/ui/page-header'
import { LoadingRows } from '@/ui/states/loading-rows'
import { type Query, QueryView } from '@/ui/states/query-view'
import { ColumnMenu } from '@/ui/table/column-menu'
import { ExportMenu } from '@/ui/table/export-menu'
import { SelectButton } from '@/ui/table/select-button'
import { SelectionBar } from '@/ui/table/selection-bar'
import { useColumnChoice } from '@/ui/table/use-column-choice'
import { useSelection } from '@/ui/table/use-selection'
import { BulkActions } from '../bulk/bulk-actions'
import { churchListPath } from '../churches/church-list'
import { duplicatesPath } from '../duplicates/duplicate-list'
import { PendingDuplicates } from '../duplicates/pending-duplicates'
import { PendingInvites } from '../invite/pending-invites'
import type { PeoplePage } from './api'
import { NewPersonButtons } from './new-person-buttons'
import { applicationsPath, PendingApplications } from './pending-applications'
import { peopleColumns } from './people-columns'
import { PeopleFilters } from './people-filters'
import type { PeopleKind } from './people-kind'
import type { OnParams, PeopleFilterQuery, PeopleListParams } from './people-list'
import { PeopleTable } from './people-table'
import { type PeopleMay, usePeopleMay } from './use-may'

const InvitesDialog = lazyPart(() =>
  import('../invite/invites-dialog').then((m) => ({ default: m.InvitesDialog })),
)

type PeopleViewProps = {
  kind: PeopleKind
  list: Query<PeoplePage>
  filter: PeopleFilterQuery
  params: PeopleListParams
  onParams: OnParams
}

// A list of people: how many, search and filters, the table, its pages, and what can be done with several.
export const PeopleView = memo(function PeopleView(props: PeopleViewProps) {
  const { kind, list, filter, params, onParams } = props
  const texts = useText()
  const { t, language } = texts
  const may = usePeopleMay()
  const selection = useSelection(JSON.stringify(filter))
  const columns = peopleColumns(texts, {
    ...{ campus: filter.campus, contact: may.contact, learns: kind.learns },
    byName: params.sort.replace('-', '') === 'name',
  })
  const { choice, shown } = useColumnChoice(`people.${kind.name}`, columns)
  const { data } = list
  const invites = may.decide && kind.name !== 'students'
  const [invitesOpen, setInvitesOpen] = useState(false)
  const tools = (
    // Together at the end of the line, also where the filters take more than one.
    <Box sx={{ display: 'flex', alignItems: 'center', marginInlineStart: 'auto' }}>
      {may.write && <SelectButton selection={selection} />}
      <ColumnMenu choice={choice} />
      <ViewMenu columns={choice.chosen} campus={may.network ? filter.campus : undefined} />
    </Box>
  )
  return (
    <>
      <PageHeader
        title={t(kind.title)}
        count={data ? formatTotal(data.total, data.more, language) : ''}
        actions={
          <>
            {kind.name === 'students' && may.write && <PendingApplications campus={filter.campus} />}
            {kind.name === 'students' && may.write && <PendingDuplicates campus={filter.campus} />}
            {invites && <PendingInvites campus={filter.campus} onOpen={() => setInvitesOpen(true)} />}
            <ExportMenu path="/api/people/export" query={{ ...filter, sort: params.sort }} name={kind.name} />
            <MoreMenu kind={kind} may={may} onInvites={invites ? () => setInvitesOpen(true) : undefined} />
            <NewPersonButtons kind={kind} may={may} />
          </>
        }
      />
      {invitesOpen && <InvitesDialog campus={filter.campus} onClose={() => setInvitesOpen(false)} />}
      <PeopleFilters
        kind={kind}
        params={params}
        onParams={onParams}
        campus={filter.campus}
        may={may}
        tools={tools}
      />
      <QueryView query={list} loading={<LoadingRows rows={12} height={46} head />}>
        {(page) => (
          <>
            <PeopleTable
              kind={kind}
              page={page}
              columns={shown}
              params={params}
              onParams={onParams}
              campus={filter.campus}
              may={may}
              selection={may.write ? selection : undefined}
            />
            <SelectionBar selection={selection} total={page.total} more={page.more}>
              <BulkActions
                selection={selection}
                filter={filter}
                rows={page.items}
                count={selection.all ? page.total : selection.ids.size}
                may={may}
              />
            </SelectionBar>
          </>
        )}
      </QueryView>
    </>
  )
})

type MoreMenuProps = { kind: PeopleKind; may: PeopleMay; onInvites: (() => void) | undefined }

// What else there is to people, and has no place of its own in the navigation.
function MoreMenu({ kind, may, onInvites }: MoreMenuProps) {
  const { t } = useText()
  const navigate = useNavigate()
  const mayWriteLetters = useMay('createLetter')
  const actions: Action[] = []
  if (onInvites) actions.push({ label: t('people.invite.pending'), icon: <InviteIcon />, onClick: onInvites })
  if (may.write && kind.name === 'students') {
    actions.push({
      label: t('people.inbox'),
      icon: <EmailIcon />,
      onClick: () => void navigate(applicationsPath),
    })
  }
  if (may.write) {
    actions.push({
      label: t('people.duplicates'),
      icon: <MergeIcon />,
      onClick: () => void navigate(duplicatesPath),
    })
    actions.push({
      label: t('people.import'),
      icon: <ImportIcon />,
      onClick: () => void navigate(importPath),
    })
  }
  if (mayWriteLetters) {
    actions.push({
      label: t('people.letters'),
      icon: <LetterIcon />,
      onClick: () => void navigate('/apps/campus/letters'),
    })
  }
  actions.push({
    label: t('church.title'),
    icon: <ChurchIcon />,
    onClick: () => void navigate(churchListPath),
  })
  return <ActionMenu label={t('people.more')} actions={actions} />
}

// Where a file of people is brought in.
const importPath = '/apps/campus/import'

import { formatTotal } from '@/lib/totals'
import { useText } from '@/texts/use-text'
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
import { PendingInvites } from '../invite/pending-invites'
import type { PeoplePage } from './api'
import { MoreMenu } from './more-menu'
import { NewPersonButtons } from './new-person-buttons'
import { peopleColumns } from './people-columns'
import { PeopleFilters } from './people-filters'
import type { PeopleKind } from './people-kind'
import type { OnParams, PeopleFilterQuery, PeopleListParams } from './people-list'
import { PeopleTable } from './people-table'
import { usePeopleMay } from './use-may'

type PeopleViewProps = {
  kind: PeopleKind
  list: Query<PeoplePage>
  filter: PeopleFilterQuery
  params: PeopleListParams
  onParams: OnParams
}

// A list of people: how many, search and filters, the table, its pages, and what can be done with several.
export function PeopleView({ kind, list, filter, params, onParams }: PeopleViewProps) {
  const texts = useText()
  const { t, language } = texts
  const may = usePeopleMay()
  const selection = useSelection(JSON.stringify(filter))
  const columns = peopleColumns(texts, { campus: filter.campus, contact: may.contact })
  const { choice, shown } = useColumnChoice(`people.${kind.name}`, columns)
  const { data } = list
  const tools = (
    <>
      {may.write && <SelectButton selection={selection} />}
      <ColumnMenu choice={choice} />
    </>
  )
  return (
    <>
      <PageHeader
        title={t(kind.title)}
        count={data && formatTotal(data.total, data.more, language)}
        actions={
          <>
            <ExportMenu path="/api/people/export" query={{ ...filter, sort: params.sort }} name={kind.name} />
            {may.decide && kind.name !== 'students' && <PendingInvites campus={filter.campus} />}
            <MoreMenu may={may} />
            <NewPersonButtons kind={kind} may={may} />
          </>
        }
      />
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
}

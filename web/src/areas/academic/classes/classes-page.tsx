import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { formatTotal } from '@/lib/totals'
import { ViewMenu } from '@/session/views/view-menu'
import { useText } from '@/texts/use-text'
import { lazyPart } from '@/ui/lazy-part'
import { PageHeader } from '@/ui/page-header'
import { LoadingRows } from '@/ui/states/loading-rows'
import { type Query, QueryView } from '@/ui/states/query-view'
import { ColumnMenu } from '@/ui/table/column-menu'
import { ExportMenu } from '@/ui/table/export-menu'
import { useColumnChoice } from '@/ui/table/use-column-choice'
import { useListParams } from '@/ui/table/use-list-params'
import { useShortcut } from '@/ui/use-shortcut'
import { type ClassPage, classListQuery } from './api'
import { classColumns } from './class-columns'
import { ClassFilters } from './class-filters'
import {
  type ClassFilterQuery,
  type ClassKind,
  type ClassListParams,
  classFilterQuery,
  classListSpec,
  classPath,
  type OnParams,
} from './class-list'
import { ClassTable } from './class-table'
import { useClassMay } from './use-class-may'

// Fetches what the address asks for. Who does not work here finds his own classes, wherever they are.
export function ClassesPage({ kind }: { kind: ClassKind }) {
  const { params, setParams } = useListParams(classListSpec)
  const may = useClassMay()
  const filter = classFilterQuery(kind, params, may.staff ? may.own : '')
  const list = useQuery(classListQuery(filter, params))
  return <ClassesView kind={kind} list={list} filter={filter} params={params} onParams={setParams} />
}

const NewClassDialog = lazyPart(() =>
  import('./new-class-dialog').then((module) => ({ default: module.NewClassDialog })),
)

type ClassesViewProps = {
  kind: ClassKind
  list: Query<ClassPage>
  filter: ClassFilterQuery
  params: ClassListParams
  onParams: OnParams
}

// A list of classes: how many, search and filters, the table, its pages.
function ClassesView({ kind, list, filter, params, onParams }: ClassesViewProps) {
  const texts = useText()
  const { t, language } = texts
  const navigate = useNavigate()
  const may = useClassMay()
  const [making, setMaking] = useState(false)
  const columns = classColumns(texts, { oneCampus: filter.campus !== undefined || !may.network })
  const { choice, shown } = useColumnChoice(`classes.${kind.name}`, columns)
  const onNew = may.keeps ? () => setMaking(true) : undefined
  useShortcut('n', onNew)
  const { data } = list
  return (
    <>
      <PageHeader
        title={t(kind.title)}
        count={data ? formatTotal(data.total, data.more, language) : ''}
        actions={
          <>
            <ExportMenu path="/api/classes/export" query={filter} name="classes" />
            {onNew && (
              <Button color="inherit" component={Link} to="/apps/campus/classes/import">
                {t('class.import')}
              </Button>
            )}
            {onNew && (
              <Button variant="contained" onClick={onNew}>
                {t('class.create.open')}
              </Button>
            )}
          </>
        }
      />
      <ClassFilters
        params={params}
        onParams={onParams}
        campus={filter.campus}
        may={may}
        tools={
          <>
            <ColumnMenu choice={choice} />
            <ViewMenu columns={choice.chosen} />
          </>
        }
      />
      <QueryView query={list} loading={<LoadingRows rows={10} height={46} head />}>
        {(page) => (
          <ClassTable
            kind={kind}
            page={page}
            columns={shown}
            params={params}
            onParams={onParams}
            may={may}
            onNew={onNew}
          />
        )}
      </QueryView>
      {making && (
        <NewClassDialog
          campusId={filter.campus ?? may.own}
          choosesCampus={may.network}
          onClose={() => setMaking(false)}
          onCreated={(group) => void navigate(classPath(kind, group.id))}
        />
      )}
    </>
  )
}

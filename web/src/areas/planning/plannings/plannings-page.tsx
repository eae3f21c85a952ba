import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { formatTotal } from '@/lib/totals'
import { ViewMenu } from '@/session/views/view-menu'
import { useText } from '@/texts/use-text'
import { ActionMenu } from '@/ui/action-menu'
import { CopyIcon, PlanningIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { PageHeader } from '@/ui/page-header'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { ColumnMenu } from '@/ui/table/column-menu'
import { useColumnChoice } from '@/ui/table/use-column-choice'
import { useListParams } from '@/ui/table/use-list-params'
import { useShortcut } from '@/ui/use-shortcut'
import { type Planning, planningListQuery } from './api'
import { planningColumns } from './planning-columns'
import { PlanningFilters } from './planning-filters'
import {
  boardPath,
  type OnParams,
  type PlanningListParams,
  planningFilterQuery,
  planningListSpec,
  shownYear,
} from './planning-list'
import { PlanningTable } from './planning-table'
import { recentSchoolYears } from './school-year'
import { usePlanningMay } from './use-planning-may'

// /apps/academic/program/planning: the teaching week-ends of a year.
export function Component() {
  const { params, setParams } = useListParams(planningListSpec)
  return <PlanningsTablePage params={params} onParams={setParams} />
}

type ViewProps = { params: PlanningListParams; onParams: OnParams }

// The week-ends as rows.
function PlanningsTablePage({ params, onParams }: ViewProps) {
  const texts = useText()
  const may = usePlanningMay()
  const list = useQuery(planningListQuery(planningFilterQuery(params), params))
  const { choice, shown } = useColumnChoice('plannings', planningColumns(texts, may))
  const making = useMaking(params, onParams, may.plans)
  const { data } = list
  return (
    <>
      <PlanningsHeader
        count={data ? formatTotal(data.total, data.more, texts.language) : ''}
        making={making}
      />
      <PlanningFilters
        params={params}
        onParams={onParams}
        oneYear={false}
        choosesCampus={may.network}
        tools={
          <>
            <ColumnMenu choice={choice} />
            <ViewMenu columns={choice.chosen} />
          </>
        }
      />
      <QueryView query={list} loading={<LoadingRows rows={10} height={46} head />}>
        {(page) => (
          <PlanningTable
            page={page}
            columns={shown}
            params={params}
            onParams={onParams}
            onNew={making.onNew}
            onCopy={making.onCopy}
          />
        )}
      </QueryView>
      {making.dialog}
    </>
  )
}

type Making = ReturnType<typeof useMaking>

// The title, how many, and the ways to make more.
function PlanningsHeader({ count, making }: { count: string; making: Making }) {
  const { t } = useText()
  return (
    <PageHeader
      title={t('plannings.list.title')}
      count={count}
      actions={
        making.onNew && (
          <>
            <ActionMenu
              label={t('plannings.list.more_ways')}
              actions={[
                { label: t('plannings.series.open'), icon: <PlanningIcon />, onClick: making.onSeries },
                { label: t('plannings.copy_year.open'), icon: <CopyIcon />, onClick: making.onCopyYear },
              ]}
            />
            <Button variant="contained" onClick={making.onNew}>
              {t('plannings.create.open')}
            </Button>
          </>
        )
      }
    />
  )
}

const NewPlanningDialog = lazyPart(() =>
  import('./new-planning-dialog').then((module) => ({ default: module.NewPlanningDialog })),
)
const SeriesDialog = lazyPart(() =>
  import('./series-dialog').then((module) => ({ default: module.SeriesDialog })),
)
const CopyYearDialog = lazyPart(() =>
  import('./copy-year-dialog').then((module) => ({ default: module.CopyYearDialog })),
)

type Made = 'one' | 'series' | 'year' | { like: Planning }

// The dialogs that make plannings: one, like another one, many in a rhythm, or those of a year again.
function useMaking(params: PlanningListParams, onParams: OnParams, plans: boolean) {
  const navigate = useNavigate()
  const [what, setWhat] = useState<Made | null>(null)
  const close = () => setWhat(null)
  const openBoard = (made: Planning) => void navigate(boardPath(made.id))
  // What was made may lie in another year than the one that is shown.
  const showThem = ([first]: Planning[]) => {
    if (first && first.year !== shownYear(params)) {
      onParams({ filters: { ...params.filters, year: String(first.year) } })
    }
  }
  const onNew = plans ? () => setWhat('one') : undefined
  useShortcut('n', onNew)
  let dialog: ReactNode = null
  if (what === 'series') dialog = <SeriesDialog onClose={close} onCreated={showThem} />
  else if (what === 'year') {
    const year = shownYear(params) ?? recentSchoolYears()[1] ?? 0
    dialog = <CopyYearDialog year={year} onClose={close} onCreated={showThem} />
  } else if (what) {
    const like = what === 'one' ? undefined : what.like
    dialog = <NewPlanningDialog like={like} onClose={close} onCreated={openBoard} />
  }
  return {
    onNew,
    onSeries: () => setWhat('series'),
    onCopyYear: () => setWhat('year'),
    onCopy: (like: Planning) => setWhat({ like }),
    dialog,
  }
}

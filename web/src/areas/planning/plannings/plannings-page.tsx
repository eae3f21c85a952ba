import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { formatTotal } from '@/lib/totals'
import { useMay } from '@/session/use-may'
import { ViewMenu } from '@/session/views/view-menu'
import { useText } from '@/texts/use-text'
import { ActionMenu } from '@/ui/action-menu'
import { CopyIcon, CoversIcon, EmailIcon, PlanningIcon, SheetIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { PageHeader } from '@/ui/page-header'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { showsCards } from '@/ui/table/cards-width'
import { ColumnMenu } from '@/ui/table/column-menu'
import { ExportMenu } from '@/ui/table/export-menu'
import { FilterChip } from '@/ui/table/filter-chip'
import { filterSetter } from '@/ui/table/list-params'
import { useColumnChoice } from '@/ui/table/use-column-choice'
import { useListParams } from '@/ui/table/use-list-params'
import { useShortcut } from '@/ui/use-shortcut'
import { InvitationsView } from '../inviting-parts'
import { type Planning, planningListQuery, planningYearQuery } from './api'
import { planningColumns } from './planning-columns'
import { PlanningFilters } from './planning-filters'
import {
  boardPath,
  invitationsPath,
  type OnParams,
  type PlanningFilterQuery,
  type PlanningListParams,
  type PlanningView,
  planningFilterQuery,
  planningListSpec,
  shownAcross,
  shownView,
  shownYear,
  yearQuery,
} from './planning-list'
import { PlanningsEmpty, PlanningTable } from './planning-table'
import { recentSchoolYears } from './school-year'
import { usePlanningMay } from './use-planning-may'
import { YearList } from './year-list'
import { YearMatrix } from './year-matrix'

// /apps/academic/program/planning: the teaching week-ends of a year.
export function Component() {
  const { params, setParams } = useListParams(planningListSpec)
  const narrow = useMediaQuery(showsCards, { noSsr: true })
  if (params.filters.view === 'invitations') return <InvitationsView />
  const Page = shownView(params, narrow) === 'matrix' ? YearPage : TablePage
  return <Page params={params} onParams={setParams} narrow={narrow} />
}

type ViewProps = { params: PlanningListParams; onParams: OnParams; narrow: boolean }

// The week-ends as rows.
function TablePage({ params, onParams }: ViewProps) {
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
        filter={planningFilterQuery(params)}
      />
      <PlanningFilters
        params={params}
        onParams={onParams}
        oneYear={false}
        choosesCampus={may.network}
        tools={
          <>
            <ColumnMenu choice={choice} />
            <ViewButton to="matrix" params={params} onParams={onParams} />
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

// The week-ends as a matrix of the year; on a phone one campus at a time.
function YearPage({ params, onParams, narrow }: ViewProps) {
  const { t, language } = useText()
  const may = usePlanningMay()
  const year = useQuery(planningYearQuery(yearQuery(params)))
  const making = useMaking(params, onParams, may.plans)
  const filterBy = filterSetter(params.filters, onParams)
  const { data } = year
  return (
    <>
      <PlanningsHeader
        count={data ? formatTotal(data.plannings.length, data.more, language) : ''}
        making={making}
        filter={planningFilterQuery(params)}
      />
      <PlanningFilters
        params={params}
        onParams={onParams}
        oneYear
        choosesCampus={may.network}
        tools={
          <>
            {!narrow && (
              <FilterChip
                label={t('plannings.matrix.across')}
                choices={(['classes', 'campuses'] as const).map((value) => ({
                  value,
                  label: t(`plannings.${value}`),
                }))}
                value={params.filters.across}
                onChange={filterBy('across')}
              />
            )}
            <ViewButton to="table" params={params} onParams={onParams} />
            <ViewMenu />
          </>
        }
      />
      <QueryView query={year} loading={<LoadingRows rows={10} height={46} head />}>
        {(found) => {
          if (found.plannings.length === 0) {
            return <PlanningsEmpty params={params} onParams={onParams} onNew={making.onNew} />
          }
          if (narrow) return <YearList year={found} />
          return (
            <YearMatrix year={found} across={shownAcross(params)} onCopy={making.onNew && making.onCopy} />
          )
        }}
      </QueryView>
      {making.dialog}
    </>
  )
}

type ViewButtonProps = { to: PlanningView; params: PlanningListParams; onParams: OnParams }

// Turns to the other view, and is named after it.
function ViewButton({ to, params, onParams }: ViewButtonProps) {
  const { t } = useText()
  const label = t(`plannings.view.${to}`)
  return (
    <IconButton
      title={label}
      aria-label={label}
      onClick={() => onParams({ filters: { ...params.filters, view: to } })}
    >
      {to === 'table' ? <SheetIcon /> : <CoversIcon />}
    </IconButton>
  )
}

type Making = ReturnType<typeof useMaking>

type HeaderProps = { count: string; making: Making; filter: PlanningFilterQuery }

// The title, how many, and the ways to make more.
function PlanningsHeader({ count, making, filter }: HeaderProps) {
  const { t } = useText()
  const mayRead = useMay('listInvitations')
  return (
    <PageHeader
      title={t('plannings.list.title')}
      count={count}
      actions={
        <>
          {mayRead && (
            <Button variant="outlined" startIcon={<EmailIcon />} component={Link} to={invitationsPath}>
              {t('plannings.invitations')}
            </Button>
          )}
          <ExportMenu path="/api/plannings/export" query={filter} name="plannings" />
          {making.onNew && (
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
          )}
        </>
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

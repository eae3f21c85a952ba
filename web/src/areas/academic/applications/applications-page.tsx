import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { formatTotal } from '@/lib/totals'
import { useReach } from '@/session/use-may'
import { ViewMenu } from '@/session/views/view-menu'
import { useText } from '@/texts/use-text'
import { BackLink } from '@/ui/back-link'
import { PageHeader } from '@/ui/page-header'
import { LoadingRows } from '@/ui/states/loading-rows'
import { type Query, QueryView } from '@/ui/states/query-view'
import { ExportMenu } from '@/ui/table/export-menu'
import { SelectButton } from '@/ui/table/select-button'
import { SelectionBar } from '@/ui/table/selection-bar'
import { useListParams } from '@/ui/table/use-list-params'
import { focusFirstRow, rowInFocus } from '@/ui/table/use-row-keys'
import { type Selection, useSelection } from '@/ui/table/use-selection'
import { useShortcut } from '@/ui/use-shortcut'
import { type Application, type ApplicationPage, applicationsQuery } from './api'
import { decisionKeys } from './application-acts'
import { ApplicationDialogs } from './application-dialogs'
import { ApplicationFilters } from './application-filters'
import {
  type ApplicationListParams,
  applicationFilterQuery,
  applicationListSpec,
  type OnParams,
} from './application-list'
import { ApplicationTable, rowKey } from './application-table'
import { type Decision, useDecisions } from './use-decisions'

// /apps/campus/student/applications: fetches what the address asks for.
export function Component() {
  const { params, setParams } = useListParams(applicationListSpec)
  const list = useQuery(applicationsQuery(params))
  return <ApplicationsView list={list} params={params} onParams={setParams} />
}

type ApplicationsViewProps = {
  list: Query<ApplicationPage>
  params: ApplicationListParams
  onParams: OnParams
}

// The inbox: who wants to study, what is missing, and what becomes of it.
function ApplicationsView({ list, params, onParams }: ApplicationsViewProps) {
  const { t, language } = useText()
  const network = useReach('listApplications') === 'all'
  const selection = useSelection(JSON.stringify(applicationFilterQuery(params)))
  const decisions = useDecisions(selection.clear)
  const { data } = list
  const rows = data?.items ?? []
  useDecisionKeys(rows, selection, decisions.decide)
  return (
    <>
      <BackLink listPath="/apps/campus/student">{t('people.students.title')}</BackLink>
      <PageHeader
        title={t('application.title')}
        count={data ? formatTotal(data.total, data.more, language) : ''}
        actions={
          <ExportMenu
            path="/api/applications/export"
            query={applicationFilterQuery(params)}
            name="applications"
          />
        }
      />
      <ApplicationFilters
        params={params}
        onParams={onParams}
        network={network}
        tools={
          <>
            <SelectButton selection={selection} />
            <ViewMenu />
          </>
        }
      />
      <QueryView query={list} loading={<LoadingRows rows={8} height={46} head />}>
        {(page) => (
          <>
            <ApplicationTable
              page={page}
              params={params}
              onParams={onParams}
              campus={network && !params.filters.campus}
              selection={selection}
              onDecide={decisions.decide}
            />
            {page.items.length > 0 && (
              <Typography
                variant="caption"
                component="p"
                sx={{ mt: 2, color: 'text.secondary', display: { xs: 'none', md: 'block' } }}
              >
                {t('application.keys')}
              </Typography>
            )}
            <SelectionBar selection={selection} total={page.items.length} more={false}>
              <Acts onDecide={(decision) => decisions.decide(decision, picked(page.items, selection))} />
            </SelectionBar>
          </>
        )}
      </QueryView>
      <ApplicationDialogs decisions={decisions} />
    </>
  )
}

// The acts on all that are picked.
function Acts({ onDecide }: { onDecide: (decision: Decision) => void }) {
  const { t } = useText()
  return (
    <>
      <Button variant="contained" onClick={() => onDecide('confirm')}>
        {t('application.act.confirm')}
      </Button>
      <Button variant="outlined" onClick={() => onDecide('wait')}>
        {t('application.act.wait')}
      </Button>
      <Button variant="outlined" color="error" onClick={() => onDecide('decline')}>
        {t('application.act.decline')}
      </Button>
    </>
  )
}

const picked = (rows: readonly Application[], selection: Selection) =>
  rows.filter((row) => selection.has(rowKey(row)))

// A key decides on what is picked, else on the row that has the focus; where none has it, the first one gets it.
function useDecisionKeys(
  rows: readonly Application[],
  selection: Selection,
  decide: (decision: Decision, rows: readonly Application[]) => void,
): void {
  const act = (decision: Decision) => () => {
    const some = picked(rows, selection)
    const row = rowInFocus(rows, rowKey)
    if (some.length > 0) decide(decision, some)
    else if (row) decide(decision, [row])
    else focusFirstRow()
  }
  useShortcut(decisionKeys.confirm, act('confirm'))
  useShortcut(decisionKeys.wait, act('wait'))
  useShortcut(decisionKeys.decline, act('decline'))
}

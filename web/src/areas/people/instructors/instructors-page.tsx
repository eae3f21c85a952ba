import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatTotal } from '@/lib/totals'
import { useMay } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { CalendarIcon } from '@/ui/icons'
import { notifyFailure } from '@/ui/notify-failure'
import { PageHeader } from '@/ui/page-header'
import { LoadingRows } from '@/ui/states/loading-rows'
import { type Query, QueryView } from '@/ui/states/query-view'
import { ExportMenu } from '@/ui/table/export-menu'
import { SelectButton } from '@/ui/table/select-button'
import { SelectionBar } from '@/ui/table/selection-bar'
import { useListParams } from '@/ui/table/use-list-params'
import { useSelection } from '@/ui/table/use-selection'
import { requestListPath } from '../date-requests/api'
import { AskDialog } from '../date-requests/ask-dialog'
import { fetchInstructorIds, type InstructorPage, instructorListQuery } from './api'
import { InstructorFilters } from './instructor-filters'
import {
  type InstructorListParams,
  instructorFilterQuery,
  instructorListSpec,
  type OnParams,
} from './instructor-list'
import { InstructorTable } from './instructor-table'

// /apps/academic/instructor: fetches what the address asks for.
export function Component() {
  const { params, setParams } = useListParams(instructorListSpec)
  const list = useQuery(instructorListQuery(params))
  return <InstructorsView list={list} params={params} onParams={setParams} />
}

type InstructorsViewProps = { list: Query<InstructorPage>; params: InstructorListParams; onParams: OnParams }

// Who teaches: where, in which languages, when they are away, and who still owes his dates.
function InstructorsView({ list, params, onParams }: InstructorsViewProps) {
  const { t, language } = useText()
  const mayAsk = useMay('createAvailabilityRequest')
  // Whoever reads the calendars of others reads what was asked and answered.
  const mayRead = useMay('listAvailabilityRequests')
  const selection = useSelection(JSON.stringify(instructorFilterQuery(params)))
  const [asking, setAsking] = useState<string[] | null>(null)
  const { data } = list
  const ask = async () => {
    try {
      setAsking(selection.all ? await fetchInstructorIds(params) : [...selection.ids])
    } catch (error) {
      notifyFailure(error)
    }
  }
  return (
    <>
      <PageHeader
        title={t('instructor.list.title')}
        count={data ? formatTotal(data.total, data.more, language) : ''}
        actions={
          <>
            <ExportMenu
              path="/api/instructors/export"
              query={instructorFilterQuery(params)}
              name="instructors"
            />
            {mayRead && (
              <Button variant="outlined" startIcon={<CalendarIcon />} component={Link} to={requestListPath}>
                {t('instructor.requests')}
              </Button>
            )}
          </>
        }
      />
      <InstructorFilters
        params={params}
        onParams={onParams}
        tools={mayAsk && <SelectButton selection={selection} />}
      />
      <QueryView query={list} loading={<LoadingRows rows={12} height={46} head />}>
        {(page) => (
          <>
            <InstructorTable
              page={page}
              params={params}
              onParams={onParams}
              selection={mayAsk ? selection : undefined}
            />
            <SelectionBar selection={selection} total={page.total} more={page.more}>
              <Button variant="contained" onClick={() => void ask()}>
                {t('instructor.ask')}
              </Button>
            </SelectionBar>
          </>
        )}
      </QueryView>
      {asking && <AskDialog personIds={asking} onAsked={selection.clear} onClose={() => setAsking(null)} />}
    </>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMay } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { lazyPart } from '@/ui/lazy-part'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { ExportMenu } from '@/ui/table/export-menu'
import { FilterChip } from '@/ui/table/filter-chip'
import { Pager } from '@/ui/table/pager'
import { type CourseRequest, type RequestState, requestPageSize, requestsQuery } from './api'
import { RequestRow } from './request-row'

const GrantDialog = lazyPart(() => import('./grant-dialog').then((m) => ({ default: m.GrantDialog })))
const DeclineDialog = lazyPart(() => import('./decline-dialog').then((m) => ({ default: m.DeclineDialog })))

const states: readonly RequestState[] = ['waiting', 'granted', 'declined']

// Who asks for which course; supervisors and above open it for a time, or decline.
export function RequestsPart() {
  const { t } = useText()
  const mayAnswer = useMay('grantCourseRequest')
  const [state, setState] = useState<RequestState>('waiting')
  const [page, setPage] = useState(1)
  const [open, setOpen] = useState<{ act: 'grant' | 'decline'; request: CourseRequest } | null>(null)
  const list = useQuery(requestsQuery(state, page))
  const show = (next: string | undefined) => {
    setState(states.find((one) => one === next) ?? 'waiting')
    setPage(1)
  }
  return (
    <>
      <Box sx={{ mb: 2, display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <FilterChip
          label={t('courserequest.state')}
          choices={states.map((value) => ({ value, label: t(`courserequest.states.${value}`) }))}
          value={state === 'waiting' ? undefined : state}
          onChange={show}
        />
        <ExportMenu path="/api/course-requests/export" query={{ state }} name={t('courserequest.title')} />
      </Box>
      <QueryView query={list} loading={<LoadingRows rows={4} height={64} />}>
        {({ items, total, more }) =>
          items.length === 0 ? (
            <EmptyState text={t('courserequest.none')} />
          ) : (
            <>
              <Box
                component="ul"
                aria-label={t('courserequest.title')}
                sx={{ listStyle: 'none', m: 0, p: 0 }}
              >
                {items.map((request) => (
                  <RequestRow key={request.id} request={request}>
                    {mayAnswer && request.state === 'waiting' && (
                      <>
                        <Button color="inherit" onClick={() => setOpen({ act: 'decline', request })}>
                          {t('courserequest.decline')}
                        </Button>
                        <Button variant="outlined" onClick={() => setOpen({ act: 'grant', request })}>
                          {t('courserequest.grant')}
                        </Button>
                      </>
                    )}
                  </RequestRow>
                ))}
              </Box>
              {(total > requestPageSize || page > 1) && (
                <Pager
                  page={page}
                  pageSize={requestPageSize}
                  total={total}
                  more={more}
                  onPage={setPage}
                  onPageSize={() => setPage(1)}
                />
              )}
            </>
          )
        }
      </QueryView>
      {open?.act === 'grant' && <GrantDialog request={open.request} onClose={() => setOpen(null)} />}
      {open?.act === 'decline' && <DeclineDialog request={open.request} onClose={() => setOpen(null)} />}
    </>
  )
}

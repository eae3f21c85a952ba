import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatTotal } from '@/lib/totals'
import { useText } from '@/texts/use-text'
import { FileDrop } from '@/ui/files/file-drop'
import { SuccessIcon } from '@/ui/icons'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { FilterChip } from '@/ui/table/filter-chip'
import type { Account } from '../accounts/api'
import { refreshMoney } from '../refresh'
import { type LineState, lineStates, linesQuery, pageSize, takeAllLines } from './api'
import { MappingDialog } from './mapping-dialog'
import { StatementLines } from './statement-lines'
import { statementRules, useImport } from './use-import'

// The bank's statements: a file is read, each line is found among the movements or proposed as somebody's payment, and
// taken one by one, or all that is sure at once.
export function StatementTab({ account }: { account: Account }) {
  const { t, language } = useText()
  const cache = useQueryClient()
  const [state, setState] = useState<LineState>('open')
  const [page, setPage] = useState(1)
  const [taking, setTaking] = useState(false)
  const lines = useQuery(linesQuery(account.id, state, page))
  const { upload, mapping } = useImport(account.id)
  const keeps = account.may_edit && !account.archived
  const takeAll = async () => {
    setTaking(true)
    try {
      const { count } = await takeAllLines(account.id)
      notify({ text: t('ledger.statement.all_done', { count }) })
    } catch (error) {
      notifyFailure(error)
    } finally {
      refreshMoney(cache)
      setTaking(false)
    }
  }
  const show = (chosen: string | undefined) => {
    setState(lineStates.find((one) => one === chosen) ?? 'open')
    setPage(1)
  }
  const sure = lines.data?.items.some(({ proposal }) => proposal.sure) ?? false
  return (
    <Box sx={{ maxWidth: 960 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
        <FilterChip
          label={t('ledger.statement.state.label')}
          choices={lineStates.map((value) => ({ value, label: t(`ledger.statement.state.${value}`) }))}
          value={state}
          onChange={show}
        />
        {keeps && state === 'open' && sure && (
          <Button
            variant="outlined"
            startIcon={<SuccessIcon />}
            loading={taking}
            onClick={() => void takeAll()}
          >
            {t('ledger.statement.take_all')}
          </Button>
        )}
      </Box>
      <QueryView query={lines} loading={<LoadingRows rows={5} height={60} />}>
        {(found) => (
          <>
            <StatementLines
              title={t('ledger.statement.lines', { count: formatTotal(found.total, found.more, language) })}
              lines={found.items}
              keeps={keeps}
            />
            {(page > 1 || found.items.length === pageSize) && (
              <Box sx={{ display: 'flex', gap: 1, mb: 3 }}>
                <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
                  {t('ledger.statement.newer')}
                </Button>
                <Button disabled={found.items.length < pageSize} onClick={() => setPage(page + 1)}>
                  {t('ledger.statement.older')}
                </Button>
              </Box>
            )}
          </>
        )}
      </QueryView>
      {keeps && lines.data && (
        <FileDrop label={t('ledger.statement.import')} rules={statementRules} upload={upload} />
      )}
      {mapping && <MappingDialog {...mapping} />}
    </Box>
  )
}

import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { download } from '@/api/download'
import { useText } from '@/texts/use-text'
import { notifyFailure } from '@/ui/notify-failure'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { paperKeys } from '../keys'
import { classPapersQuery, type IssuedPaper, runQuery } from './api'
import { IssueDialog } from './issue-dialog'
import { PaperList } from './paper-list'

// The papers of a class: what was issued, and more of them.
export function ClassPapers({ classId }: { classId: string }) {
  const { t } = useText()
  const papers = useQuery(classPapersQuery(classId))
  const [asking, setAsking] = useState<{ earlier?: IssuedPaper }>()
  const [runId, setRunId] = useState('')
  return (
    <>
      <Box sx={{ mb: 2 }}>
        <Button variant="contained" onClick={() => setAsking({})}>
          {t('issued.issue')}
        </Button>
      </Box>
      {runId && <Progress key={runId} runId={runId} />}
      <QueryView query={papers} loading={<LoadingRows rows={6} height={60} />}>
        {(all) => <PaperList papers={all} named onCorrect={(earlier) => setAsking({ earlier })} />}
      </QueryView>
      {asking && (
        <IssueDialog
          classId={classId}
          earlier={asking.earlier}
          onIssued={(id) => {
            setRunId(id)
            setAsking(undefined)
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  )
}

// How far papers that were asked for are; then all of them to keep or print.
function Progress({ runId }: { runId: string }) {
  const { t } = useText()
  const cache = useQueryClient()
  const run = useQuery(runQuery(runId))
  const { done = 0, total = 0, finished = false, pdf_url = '', zip_url = '' } = run.data ?? {}
  useEffect(() => {
    if (finished) void cache.invalidateQueries({ queryKey: paperKeys.papers })
  }, [finished, cache])
  const save = (url: string, name: string) => void download(url, name).catch(notifyFailure)
  if (finished) {
    return (
      <Alert severity="success" sx={{ mb: 2 }}>
        {t('issued.done', { count: done })}
        {pdf_url && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            <Button size="small" variant="outlined" onClick={() => save(pdf_url, 'papers.pdf')}>
              {t('issued.one_pdf')}
            </Button>
            <Button size="small" variant="outlined" onClick={() => save(zip_url, 'papers.zip')}>
              {t('issued.each')}
            </Button>
          </Box>
        )}
      </Alert>
    )
  }
  return (
    <Box role="status" sx={{ mb: 2 }}>
      {t('issued.working')} {t('issued.progress', { done, total })}
      <LinearProgress
        aria-label={t('issued.working')}
        variant="determinate"
        value={total ? (100 * done) / total : 0}
      />
    </Box>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { classPapersQuery, type IssuedPaper } from './api'
import { IssueDialog } from './issue-dialog'
import { PaperList } from './paper-list'
import { EarlierRuns, RunProgress } from './paper-runs'

// The papers of a class: what was issued, what is being made, by whomever it was asked for or by a graduation, and
// more of them.
export function ClassPapers({ classId }: { classId: string }) {
  const { t } = useText()
  const papers = useQuery(classPapersQuery(classId))
  const [asking, setAsking] = useState<{ earlier?: IssuedPaper }>()
  const [runId, setRunId] = useState('')
  const close = () => setAsking(undefined)
  return (
    <>
      <Box sx={{ mb: 2 }}>
        <Button variant="contained" onClick={() => setAsking({})}>
          {t('issued.issue')}
        </Button>
      </Box>
      {runId && <RunProgress key={runId} runId={runId} />}
      <QueryView query={papers} loading={<LoadingRows rows={6} height={60} />}>
        {({ items, runs }) => (
          <>
            {runs
              .filter(({ id, finished }) => id !== runId && !finished)
              .map(({ id }) => (
                <RunProgress key={id} runId={id} />
              ))}
            <EarlierRuns runs={runs.filter(({ id }) => id !== runId)} />
            <PaperList papers={items} named onCorrect={(earlier) => setAsking({ earlier })} />
          </>
        )}
      </QueryView>
      {asking && (
        <IssueDialog
          classId={classId}
          earlier={asking.earlier}
          onIssued={(id) => {
            setRunId(id)
            close()
          }}
          onClose={close}
        />
      )}
    </>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useText } from '@/texts/use-text'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { classPapersQuery, type IssuedPaper, type PaperKind, paperKinds } from './api'
import { IssueDialog } from './issue-dialog'
import { PaperList } from './paper-list'
import { EarlierRuns, RunProgress } from './paper-runs'

type Asking = { earlier?: IssuedPaper; missing?: PaperKind | undefined }

// The papers of a class: what was issued, what is being made, by whomever it was asked for, and more of them. The
// address may say what is asked for first (?issue=diploma), as after a graduation.
export function ClassPapers({ classId }: { classId: string }) {
  const { t } = useText()
  const papers = useQuery(classPapersQuery(classId))
  const [search, setSearch] = useSearchParams()
  const wanted = paperKinds.find((kind) => kind === search.get('issue'))
  const [asking, setAsking] = useState<Asking | undefined>(wanted && { missing: wanted })
  const [runId, setRunId] = useState('')
  const close = () => {
    setAsking(undefined)
    if (wanted) setSearch({}, { replace: true })
  }
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
          missing={asking.missing}
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

import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { download } from '@/api/download'
import { formatMoment } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { notifyFailure } from '@/ui/notify-failure'
import { paperKeys } from '../keys'
import { type PaperRun, runQuery } from './api'

// How far papers that were asked for are; then all of them to keep or print.
export function RunProgress({ runId }: { runId: string }) {
  const { t } = useText()
  const cache = useQueryClient()
  const run = useQuery(runQuery(runId))
  const { done = 0, total = 0, finished = false } = run.data ?? {}
  useEffect(() => {
    if (finished) void cache.invalidateQueries({ queryKey: paperKeys.papers })
  }, [finished, cache])
  if (run.data && finished) {
    return (
      <Alert severity="success" sx={{ mb: 2 }}>
        {t('issued.done', { count: done })}
        <Saves run={run.data} />
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

// What was asked for together before, to be kept or printed once more.
export function EarlierRuns({ runs }: { runs: readonly PaperRun[] }) {
  const { t, language } = useText()
  const whole = runs.filter(({ finished, done }) => finished && done > 1)
  if (whole.length === 0) return null
  return (
    <Box component="section" aria-label={t('issued.together')} sx={{ mb: 2 }}>
      <Box sx={{ fontWeight: 550, mb: 0.5 }}>{t('issued.together')}</Box>
      {whole.map((run) => {
        const about = [
          t(`issued.kind.${run.kind}`),
          t('issued.papers', { count: run.done }),
          formatMoment(run.created_at, language),
        ].join(' · ')
        return (
          <Box key={run.id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
            <Box sx={{ flex: '1 1 240px', color: 'text.secondary' }}>{about}</Box>
            <Saves run={run} about={about} />
          </Box>
        )
      })}
    </Box>
  )
}

// The papers of a run as one document, or each by itself.
function Saves({ run, about = '' }: { run: PaperRun; about?: string }) {
  const { t } = useText()
  const { pdf_url: whole, zip_url: each } = run
  if (!whole) return null
  const save = (url: string, name: string) => void download(url, name).catch(notifyFailure)
  const named = (label: string) => (about ? `${label} (${about})` : undefined)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1 }}>
      <Button
        size="small"
        variant="outlined"
        aria-label={named(t('issued.one_pdf'))}
        onClick={() => save(whole, 'papers.pdf')}
      >
        {t('issued.one_pdf')}
      </Button>
      <Button
        size="small"
        variant="outlined"
        aria-label={named(t('issued.each'))}
        onClick={() => save(each, 'papers.zip')}
      >
        {t('issued.each')}
      </Button>
    </Box>
  )
}

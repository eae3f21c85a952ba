import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatDay } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { LookalikeFacts, Reasons } from '../matches/lookalike'
import { mergePath } from '../merge/merge-path'
import { dismissPair, type Pair, refreshDuplicates, reopenPair } from './api'

type PairRowProps = { pair: Pair; mayMerge: boolean }

// Two records beside each other, why they are alike, and what can be done about it.
export function PairRow({ pair, mayMerge }: PairRowProps) {
  const { one, other } = pair
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'center',
        gridTemplateColumns: { xs: '1fr', md: '1fr 1fr auto' },
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ gridColumn: '1 / -1', mb: -1 }}>
        <WhyAlike pair={pair} />
      </Box>
      {[one, other].map((person) => (
        <Box key={person.id} sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
          <LookalikeFacts person={person} href={`/apps/campus/student/${person.id}`} />
        </Box>
      ))}
      <PairActs pair={pair} mayMerge={mayMerge} />
    </Box>
  )
}

// Why they are alike, or who said that they are not the same.
function WhyAlike({ pair }: { pair: Pair }) {
  const { t, language } = useText()
  const { reasons, dismissed_by: by = '', dismissed_at: at } = pair
  if (!at) return <Reasons reasons={reasons} />
  return (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
      {t('merge.list.dismissed_by', { name: by, date: formatDay(at, language) })}
    </Typography>
  )
}

function PairActs({ pair, mayMerge }: PairRowProps) {
  const { t } = useText()
  const { busy, dismiss, reopen } = usePair(pair)
  const { one, other } = pair
  const names = t('merge.list.names', { one: one.name, other: other.name })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: { md: 'end' } }}>
      {pair.dismissed_at ? (
        <Button
          variant="outlined"
          color="inherit"
          loading={busy}
          onClick={() => void reopen()}
          aria-label={t('merge.list.act_on', { act: t('merge.list.reopen'), names })}
        >
          {t('merge.list.reopen')}
        </Button>
      ) : (
        <Button
          variant="outlined"
          color="inherit"
          loading={busy}
          onClick={() => void dismiss()}
          aria-label={t('merge.list.act_on', { act: t('merge.list.dismiss'), names })}
        >
          {t('merge.list.dismiss')}
        </Button>
      )}
      {mayMerge && (
        <Button
          variant="outlined"
          component={Link}
          to={mergePath(one.id, other.id)}
          aria-label={t('merge.list.act_on', { act: t('merge.compare_with'), names })}
        >
          {t('merge.compare_with')}
        </Button>
      )}
    </Box>
  )
}

// What is said of a pair, with the way back.
function usePair(pair: Pair) {
  const { t } = useText()
  const cache = useQueryClient()
  const [busy, setBusy] = useState(false)
  const run = async (act: (pair: Pair) => Promise<void>) => {
    setBusy(true)
    try {
      await act(pair)
      return true
    } catch (error) {
      notifyFailure(error)
      return false
    } finally {
      refreshDuplicates(cache)
      setBusy(false)
    }
  }
  const dismiss = async () => {
    const names = { one: pair.one.name, other: pair.other.name }
    if (!(await run(dismissPair))) return
    notify({ text: t('merge.list.dismissed_now', names), undo: () => void run(reopenPair) })
  }
  const reopen = async () => {
    if (await run(reopenPair)) notify({ text: t('merge.list.reopened') })
  }
  return { busy, dismiss, reopen }
}

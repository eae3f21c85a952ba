import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useSession } from '@/session/session-store'
import { useText } from '@/texts/use-text'
import { notifyFailure } from '@/ui/notify-failure'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { keys } from '../keys'
import { createFeed, type Feed, feedsQuery } from './api'
import { FeedAddress } from './feed-address'
import { FeedList } from './feed-list'

// What sessions are of, and how that is called.
export type Target = { kind: 'own' | 'class' | 'campus'; id: string; label: string }

type SubscribeDialogProps = {
  // At least one's own sessions; the one that is meant most likely stands first.
  targets: readonly Target[]
  onClose: () => void
}

// The way of sessions into one's own calendar: which ones, the private address, and where to put it.
export function SubscribeDialog({ targets, onClose }: SubscribeDialogProps) {
  const { t } = useText()
  const title = useId()
  const feeds = useQuery(feedsQuery())
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={title}>
      <DialogTitle id={title}>{t('feed.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ color: 'text.secondary' }}>{t('feed.text')}</Box>
        <QueryView query={feeds} loading={<LoadingRows rows={3} />}>
          {(found) => <Subscribe targets={targets} feeds={found} />}
        </QueryView>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('ui.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Subscribe({ targets, feeds }: { targets: readonly Target[]; feeds: readonly Feed[] }) {
  const { t } = useText()
  const here = useSession((state) => state.user?.organization_id)
  const [chosen, setChosen] = useState(targets[0]?.kind)
  const target = targets.find(({ kind }) => kind === chosen) ?? targets[0]
  if (!target) return null
  const feed = feeds.find((one) => isOf(one, target, here))
  const others = feeds.filter((one) => one !== feed)
  return (
    <>
      {targets.length > 1 && <TargetChoice targets={targets} chosen={target.kind} onChoose={setChosen} />}
      {feed ? <FeedAddress feed={feed} /> : <MakeButton target={target} />}
      {others.length > 0 && (
        <div>
          <Box component="h3" sx={{ m: 0, fontSize: '1rem', fontWeight: 600 }}>
            {t('feed.list.title')}
          </Box>
          <FeedList feeds={others} label={t('feed.list.title')} />
        </div>
      )}
    </>
  )
}

// Whether a link shows this, as one sees it at this campus.
function isOf(feed: Feed, { kind, id }: Target, here: string | undefined): boolean {
  if (feed.kind !== kind) return false
  if (kind === 'class') return feed.class_id === id
  return feed.campus_id === (kind === 'own' ? here : id)
}

type TargetChoiceProps = {
  targets: readonly Target[]
  chosen: Target['kind']
  onChoose: (kind: Target['kind']) => void
}

function TargetChoice({ targets, chosen, onChoose }: TargetChoiceProps) {
  const { t } = useText()
  const label = useId()
  return (
    <FormControl>
      <FormLabel id={label}>{t('feed.what')}</FormLabel>
      <RadioGroup aria-labelledby={label} value={chosen}>
        {targets.map(({ kind, label: name }) => (
          <FormControlLabel
            key={kind}
            value={kind}
            label={name}
            control={<Radio onChange={() => onChoose(kind)} />}
          />
        ))}
      </RadioGroup>
    </FormControl>
  )
}

function MakeButton({ target: { kind, id } }: { target: Target }) {
  const { t } = useText()
  const cache = useQueryClient()
  const make = useMutation({
    mutationFn: () =>
      createFeed({
        kind,
        ...(kind === 'class' && { class_id: id }),
        ...(kind === 'campus' && { campus_id: id }),
      }),
    onError: notifyFailure,
    onSettled: () => cache.invalidateQueries({ queryKey: keys.feeds }),
  })
  return (
    <Button
      variant="contained"
      loading={make.isPending}
      onClick={() => make.mutate()}
      sx={{ justifySelf: 'start' }}
    >
      {t('feed.make')}
    </Button>
  )
}

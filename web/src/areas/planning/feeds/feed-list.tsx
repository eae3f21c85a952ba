import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { formatDay, formatMoment } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { ActionMenu } from '@/ui/action-menu'
import { AgendaIcon, CopyIcon, DeleteIcon, RenewIcon } from '@/ui/icons'
import type { Feed } from './api'
import { useFeedActs, useFeedName } from './use-feed-acts'

// One's own calendar links, with what can be done about each.
export function FeedList({ feeds, label }: { feeds: readonly Feed[]; label: string }) {
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {feeds.map((feed) => (
        <FeedRow key={feed.id} feed={feed} />
      ))}
    </Box>
  )
}

function FeedRow({ feed }: { feed: Feed }) {
  const { t, language } = useText()
  const name = useFeedName()(feed)
  const { renew, remove, copy } = useFeedActs()
  const { created_at, renewed_at, asked_at } = feed
  return (
    <Box component="li" sx={row}>
      <Box sx={{ color: 'text.secondary', display: 'flex' }}>
        <AgendaIcon />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 550 }}>{name}</Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {renewed_at
            ? t('feed.list.renewed', { date: formatDay(renewed_at, language) })
            : t('feed.list.created', { date: formatDay(created_at, language) })}
          {' · '}
          {asked_at ? t('feed.list.asked', { time: formatMoment(asked_at, language) }) : t('feed.list.never')}
        </Typography>
      </Box>
      {feed.path && (
        <Button
          color="inherit"
          startIcon={<CopyIcon />}
          aria-label={t('feed.copy_named', { name })}
          onClick={() => void copy(feed)}
          sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
        >
          {t('feed.copy')}
        </Button>
      )}
      <ActionMenu
        label={t('feed.list.actions', { name })}
        actions={[
          ...(feed.path
            ? [{ label: t('feed.copy'), icon: <CopyIcon />, onClick: () => void copy(feed) }]
            : []),
          { label: t('feed.renew.act'), icon: <RenewIcon />, onClick: () => void renew(feed) },
          {
            label: t('feed.remove.act'),
            icon: <DeleteIcon />,
            irreversible: true,
            onClick: () => void remove(feed),
          },
        ]}
      />
    </Box>
  )
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 1, sm: 2 },
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
}

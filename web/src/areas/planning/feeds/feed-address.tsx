import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useText } from '@/texts/use-text'
import { ReadOnlyField } from '@/ui/form/read-only-field'
import { AgendaIcon, CopyIcon, DeleteIcon, RenewIcon } from '@/ui/icons'
import { addressOf, calendarLink, type Feed } from './api'
import { useFeedActs } from './use-feed-acts'

// The address of a link, and how it gets into a calendar.
export function FeedAddress({ feed }: { feed: Feed }) {
  const { t } = useText()
  const { renew, remove, copy } = useFeedActs()
  return (
    <>
      {feed.path ? (
        <>
          <ReadOnlyField label={t('feed.address')} value={addressOf(feed)} />
          <Box sx={buttons}>
            <Button variant="contained" startIcon={<CopyIcon />} onClick={() => void copy(feed)}>
              {t('feed.copy')}
            </Button>
            <Button variant="outlined" startIcon={<AgendaIcon />} href={calendarLink(feed)}>
              {t('feed.open')}
            </Button>
          </Box>
          <Ways />
        </>
      ) : (
        <Alert severity="info">{t('feed.lost')}</Alert>
      )}
      <Box sx={buttons}>
        <Button color="inherit" startIcon={<RenewIcon />} onClick={() => void renew(feed)}>
          {t('feed.renew.act')}
        </Button>
        <Button color="inherit" startIcon={<DeleteIcon />} onClick={() => void remove(feed)}>
          {t('feed.remove.act')}
        </Button>
      </Box>
    </>
  )
}

// How the calendars that people have take an address.
function Ways() {
  const { t } = useText()
  return (
    <Box component="ul" aria-label={t('feed.how.label')} sx={{ m: 0, paddingInlineStart: 2.5 }}>
      {(['apple', 'google', 'outlook'] as const).map((program) => (
        <Box component="li" key={program} sx={{ mb: 0.5 }}>
          {t(`feed.how.${program}`)}
        </Box>
      ))}
    </Box>
  )
}

const buttons = { display: 'flex', flexWrap: 'wrap', gap: 1 }

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { formatDay } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { keys } from '../keys'
import { endPodcast, type Podcast, renewPodcast } from './podcast-api'

// One's private address for an app: made, copied, renewed, ended.
export function PodcastDialog({ podcast, onClose }: { podcast: Podcast; onClose: () => void }) {
  const { t, language } = useText()
  const id = useId()
  const cache = useQueryClient()
  const address = podcast.path && `${window.location.origin}${podcast.path}`
  const attempt = async (act: () => Promise<unknown>) => {
    try {
      await act()
      await cache.invalidateQueries({ queryKey: keys.podcast })
    } catch (error) {
      notifyFailure(error)
    }
  }
  const copy = async () => {
    await navigator.clipboard.writeText(address)
    notify({ text: t('podcast.copied') })
  }
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t('podcast.title')}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{t('podcast.text')}</Typography>
        {address ? (
          <Box sx={{ display: 'flex', gap: 1 }}>
            <OutlinedInput
              fullWidth
              readOnly
              value={address}
              onFocus={(event) => event.target.select()}
              inputProps={{ 'aria-label': t('podcast.address') }}
            />
            <Button variant="outlined" onClick={() => void copy().catch(notifyFailure)}>
              {t('podcast.copy')}
            </Button>
          </Box>
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>{t('podcast.none')}</Typography>
        )}
        {podcast.asked_at && (
          <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
            {t('podcast.asked', { day: formatDay(podcast.asked_at, language) })}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        {podcast.created_at && (
          <Button color="inherit" onClick={() => void attempt(endPodcast)}>
            {t('podcast.end')}
          </Button>
        )}
        <Button onClick={() => void attempt(renewPodcast)}>
          {t(podcast.created_at ? 'podcast.renew' : 'podcast.make')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t('ui.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

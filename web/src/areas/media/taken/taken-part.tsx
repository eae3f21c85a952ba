import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { formatBytes } from '@/lib/bytes'
import { formatMoment } from '@/lib/dates'
import { addressOf, showFile } from '@/offline/shown-files'
import { dropTaken, openTaken, type Taken } from '@/offline/taken-files'
import { useText } from '@/texts/use-text'
import { DeleteIcon } from '@/ui/icons'
import { notify } from '@/ui/notices-store'
import { playTracks } from '@/ui/player/player-store'
import { keys } from '../keys'
import { isPlayed, lookOf } from '../recording-kind'
import { takenQuery } from './api'

// What opens on this device without a line, until when. Nothing where there is nothing.
export function TakenPart() {
  const { t, language } = useText()
  const id = useId()
  const cache = useQueryClient()
  const taken = useQuery(takenQuery())
  const open = useOpen()
  const refresh = () => cache.invalidateQueries({ queryKey: keys.taken })
  if (!taken.data?.length) return null
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 5 }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('rhema.taken.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>{t('rhema.taken.text')}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {taken.data.map((one) => {
          const Icon = lookOf(one.kind).icon
          const until = t('rhema.taken.until', {
            day: formatMoment(new Date(one.until).toISOString(), language),
          })
          const label = t('rhema.taken.drop', { title: one.title })
          return (
            <Box
              component="li"
              key={one.id}
              sx={{
                ...{ display: 'flex', alignItems: 'center', gap: 1.5, py: 1 },
                ...{ borderTop: 1, borderColor: 'divider' },
              }}
            >
              <Icon fontSize="small" />
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <MuiLink
                  component="button"
                  type="button"
                  underline="hover"
                  color="inherit"
                  sx={{ fontWeight: 550, textAlign: 'start' }}
                  onClick={() => void open(one).then(refresh)}
                >
                  {one.title}
                </MuiLink>
                <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                  <bdi>{[one.about, formatBytes(one.size, language), until].filter(Boolean).join(' · ')}</bdi>
                </Typography>
              </Box>
              <IconButton
                aria-label={label}
                title={label}
                onClick={() => void dropTaken(one.id).then(refresh)}
              >
                <DeleteIcon />
              </IconButton>
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}

// Plays it, or opens it in the browser's own reader.
function useOpen() {
  const { t } = useText()
  const { pathname } = useLocation()
  // The player may go on with it after the page was left: only what is replaced is let go of.
  const made = useRef<string | null>(null)
  return async ({ id, kind, title, about, duration }: Taken): Promise<void> => {
    const content = await openTaken(id)
    if (!content) {
      notify({ text: t('rhema.taken.gone', { title }), tone: 'error' })
      return
    }
    if (!isPlayed({ kind })) return showFile(content)
    if (made.current) URL.revokeObjectURL(made.current)
    const url = addressOf(content)
    made.current = url
    // Where one stopped is what this browser knows of it.
    playTracks(
      [
        {
          ...{ id, title, about, url, duration, position: 0, href: pathname },
          kind: kind === 'video' ? 'video' : 'audio',
        },
      ],
      0,
    )
  }
}

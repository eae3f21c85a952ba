import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { TakenFile } from '@/offline/taken-files'
import { useText } from '@/texts/use-text'
import { saveFile } from '@/ui/files/save-file'
import { DownloadIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import type { Track } from '@/ui/player/player-store'
import { PhotoAlbum } from '../photo-album'
import { isPlayed, type Recording } from '../recording-kind'
import { RecordingLine } from '../recording-line'
import { sayWhen, sayWho } from '../say-session'
import { TakeButton } from '../taken/take-button'
import { playRecording } from '../tracks'
import type { HeardSession } from './api'

const RecordingPreview = lazyPart(() =>
  import('../recording-preview').then((m) => ({ default: m.RecordingPreview })),
)

type OfCourse = Pick<TakenFile, 'about' | 'lastDay'>

type SessionPartProps = {
  session: HeardSession
  tracks: readonly Track[]
  // The course that it is of, and its last day.
  of: OfCourse
}

// A session as a listener has it: what can be heard and seen, its papers, its photos.
export function SessionPart({ session, tracks, of }: SessionPartProps) {
  const { t, language } = useText()
  const [openId, setOpenId] = useState<string | null>(null)
  const photos = session.recordings.filter(({ kind }) => kind === 'photo')
  const others = session.recordings.filter(({ kind }) => kind !== 'photo')
  const shown = photos.some(({ id }) => id === openId) ? photos : others.filter((one) => !isPlayed(one))
  const open = (one: Recording) => (isPlayed(one) ? playRecording(tracks, one.id) : setOpenId(one.id))
  return (
    <Box component="article" sx={{ mb: 3 }}>
      <Typography variant="subtitle1" component="h3" sx={{ mt: 2 }}>
        <bdi>{sayWhen(session, language)}</bdi>
      </Typography>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        {sayWho(session)}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {others.map((one) => (
          <li key={one.id}>
            <RecordingLine
              recording={one}
              onOpen={() => open(one)}
              menu={
                <>
                  {one.downloadable && (
                    <IconButton
                      aria-label={t('recording.download', { title: one.title })}
                      title={t('recording.download', { title: one.title })}
                      onClick={() => saveFile(one.content_url, one.name)}
                    >
                      <DownloadIcon />
                    </IconButton>
                  )}
                  <TakeRecording recording={one} of={of} />
                </>
              }
            />
          </li>
        ))}
      </Box>
      {photos.length > 0 && (
        <Box sx={{ mt: 2 }}>
          <PhotoAlbum label={t('recording.kinds.photo')} photos={photos} onOpen={setOpenId} />
        </Box>
      )}
      {openId && (
        <RecordingPreview
          recordings={shown}
          openId={openId}
          onOpen={setOpenId}
          onClose={() => setOpenId(null)}
        />
      )}
    </Box>
  )
}

// The light form of what has one: a phone has little room.
function TakeRecording({ recording, of }: { recording: Recording; of: OfCourse }) {
  const { id, kind, title, duration, media_type, size, content_url, light, place } = recording
  const small = light.content_url !== ''
  return (
    <TakeButton
      url={small ? light.content_url : content_url}
      place={place}
      file={{
        ...{ id, kind, title, duration, of: 'recordings', ...of },
        mediaType: small ? light.media_type : media_type,
        size: small ? light.size : size,
      }}
    />
  )
}

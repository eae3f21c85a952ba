import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useText } from '@/texts/use-text'
import { TextField } from '@/ui/form/text-field'
import { AddIcon, PauseIcon, ResumeIcon } from '@/ui/icons'
import { clockTime } from '@/ui/player/clock-time'
import { togglePlaying } from '@/ui/player/engine'
import { currentTrack, playTracks, usePlayer } from '@/ui/player/player-store'
import { RecordDialog } from '@/ui/record/record-dialog'
import { useRecordForm } from '@/ui/record/use-record-form'
import { type Recording, sessionPath } from '../recording-kind'
import { tracksOf } from '../tracks'
import { refreshSession, type SessionRecordings, updateRecording } from './api'
import { addChapter, readChapters, writeChapters } from './chapter-text'
import { bodyOf, fieldsOf } from './recording-form'

type ChaptersDialogProps = { recording: Recording; session: SessionRecordings; onClose: () => void }

const textOf = ({ chapters }: Recording) => ({ chapters: writeChapters(chapters) })
const limits = { chapters: { maxLength: 250_000 } }

// Where the parts of a recording begin: written, pasted, or set while one listens.
export function ChaptersDialog({ recording, session, onClose }: ChaptersDialogProps) {
  const { t } = useText()
  const cache = useQueryClient()
  const state = useRecordForm<Recording, { chapters: string }>({
    record: recording,
    fieldsOf: textOf,
    limits,
    check: ({ chapters }) => ({ chapters: readChapters(chapters) ? undefined : 'recording.chapters_wrong' }),
    save: ({ chapters }, version, from) => {
      const read = readChapters(chapters, from.chapters) ?? []
      return updateRecording(recording.id, { ...bodyOf(fieldsOf(from), from), chapters: read }, version)
    },
  })
  const { form, saves } = state
  useEffect(() => {
    if (saves === 0) return
    refreshSession(cache, session.id)
    onClose()
  }, [saves, cache, session.id, onClose])
  const setHere = (at: number) => {
    const text = addChapter(form.getValues('chapters'), at)
    form.setValue('chapters', text, { shouldDirty: true })
    form.setFocus('chapters')
  }
  return (
    <RecordDialog
      title={t('recording.chapters.title', { title: recording.title })}
      state={state}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Listening recording={recording} onHere={setHere} />
        <TextField
          control={form.control}
          name="chapters"
          label={t('recording.chapters.label')}
          help={t('recording.chapters.help')}
          multiline
          minRows={6}
        />
      </Box>
    </RecordDialog>
  )
}

type ListeningProps = { recording: Recording; onHere: (at: number) => void }

// The player lies below the dialog: what is needed of it stands here.
function Listening({ recording, onHere }: ListeningProps) {
  const { t } = useText()
  const current = usePlayer((state) => currentTrack(state)?.id === recording.id)
  const plays = usePlayer((state) => state.playing) && current
  const position = usePlayer((state) => state.position)
  const play = () => {
    const { kind, session_id, title } = recording
    playTracks(tracksOf([recording], title, sessionPath(kind, session_id)), 0)
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button startIcon={plays ? <PauseIcon /> : <ResumeIcon />} onClick={current ? togglePlaying : play}>
        {t(plays ? 'recording.chapters.pause' : 'recording.chapters.listen')}
      </Button>
      {current && (
        <Button
          variant="outlined"
          startIcon={<AddIcon />}
          onClick={() => onHere(Math.floor(position / 1000) * 1000)}
        >
          {t('recording.chapters.here', { at: clockTime(position) })}
        </Button>
      )}
    </Box>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { Link, useLocation } from 'react-router'
import { formatBytes } from '@/lib/bytes'
import { formatPercent } from '@/lib/numbers'
import { useText } from '@/texts/use-text'
import { saveFile } from '@/ui/files/save-file'
import { BookIcon, CheckIcon, DownloadIcon, EbookIcon, PauseIcon, PdfIcon, ResumeIcon } from '@/ui/icons'
import { togglePlaying } from '@/ui/player/engine'
import { currentTrack, playTracks, type Track, usePlace, usePlayer } from '@/ui/player/player-store'
import { LineRow } from '@/ui/sorting/line-row'
import { fromBook, isRead, readPath } from '../reader/read-path'
import { sayLeft } from '../reader/say-left'
import type { BookOfReader, FileOfBook } from './api'

const icons = { pdf: PdfIcon, epub: BookIcon, kindle: EbookIcon }

// The chapters of what is heard follow each other; where one stopped in each is kept.
function tracksOf({ id: book, title, files }: BookOfReader, href: string): Track[] {
  return files
    .filter(({ kind }) => kind === 'audio')
    .map(({ id, title: chapter, content_url, place, chapters }) => ({
      ...{ id, book, href, title: chapter, about: title, url: content_url, kind: 'audio' as const },
      ...{ position: place?.position ?? 0, duration: 0, chapters },
      ...(place && { notedAt: place.noted_at }),
    }))
}

// The files of a book: heard by the player, read on a page of their own, all of them kept where the book allows it.
export function BookFiles({ book }: { book: BookOfReader }) {
  const { pathname } = useLocation()
  const tracks = useMemo(() => tracksOf(book, pathname), [book, pathname])
  const play = ({ id: file }: FileOfBook) => {
    const chapter = tracks.findIndex(({ id }) => id === file)
    playTracks(tracks, chapter)
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {book.files.map((file) => (
        <li key={file.id}>
          <FileLine file={file} mayKeep={book.downloadable} onPlay={() => play(file)} />
        </li>
      ))}
    </Box>
  )
}

type FileLineProps = { file: FileOfBook; mayKeep: boolean; onPlay: () => void }

function FileLine({ file, mayKeep, onPlay }: FileLineProps) {
  const texts = useText()
  const { t, language } = texts
  const { pathname } = useLocation()
  const { id, title, kind, size } = file
  const place = usePlace(id, file.place)
  const percent = place && formatPercent(place.percent / 100, language)
  const facts = [
    t(`book.library.kind.${kind}`),
    formatBytes(size, language),
    percent && t(kind === 'audio' ? 'book.library.heard' : 'book.library.percent', { percent }),
    place?.left && !place.finished && sayLeft(place.left / 60_000, texts),
  ]
  return (
    <LineRow>
      <OpenMark file={file} onPlay={onPlay} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{title}</Box>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          <bdi>{facts.filter(Boolean).join(' · ')}</bdi>
        </Typography>
      </Box>
      {place?.finished && <CheckIcon color="success" titleAccess={t('book.library.finished')} />}
      {isRead(kind) && (
        <Button
          size="small"
          variant="outlined"
          component={Link}
          to={readPath(pathname, id)}
          state={fromBook}
          aria-label={t(place ? 'book.library.go_on_with' : 'book.library.open', { title })}
        >
          {t(place ? 'book.library.go_on' : 'book.library.read')}
        </Button>
      )}
      {mayKeep && (
        <IconButton
          aria-label={t('book.library.download', { title })}
          title={t('book.library.download', { title })}
          onClick={() => saveFile(file.content_url, file.name)}
        >
          <DownloadIcon />
        </IconButton>
      )}
    </LineRow>
  )
}

// What is heard is played and stopped by one button; of the rest a picture tells the kind.
function OpenMark({ file: { id, kind, title }, onPlay }: { file: FileOfBook; onPlay: () => void }) {
  const { t } = useText()
  const current = usePlayer((state) => currentTrack(state)?.id === id)
  const plays = usePlayer((state) => state.playing) && current
  if (kind !== 'audio') {
    const Icon = icons[kind]
    return <Icon aria-hidden sx={{ color: 'text.secondary' }} />
  }
  return (
    <IconButton
      color="primary"
      aria-label={t(plays ? 'book.library.pause' : 'book.library.play', { title })}
      onClick={current ? togglePlaying : onPlay}
      sx={{ border: 1, borderColor: 'divider' }}
    >
      {plays ? <PauseIcon /> : <ResumeIcon />}
    </IconButton>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { formatBytes } from '@/lib/bytes'
import { formatPercent } from '@/lib/numbers'
import { useText } from '@/texts/use-text'
import { saveFile } from '@/ui/files/save-file'
import { BookIcon, CheckIcon, DownloadIcon, EbookIcon, PauseIcon, PdfIcon, ResumeIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { togglePlaying } from '@/ui/player/engine'
import { currentTrack, playTracks, type Track, usePlace, usePlayer } from '@/ui/player/player-store'
import { LineRow } from '@/ui/sorting/line-row'
import type { BookOfReader, FileOfBook } from './api'

const PreviewDialog = lazyPart(() =>
  import('@/ui/preview/preview-dialog').then((m) => ({ default: m.PreviewDialog })),
)

const ReaderDialog = lazyPart(() => import('../reader/reader-dialog').then((m) => ({ default: m.ReaderDialog })))

const icons = { pdf: PdfIcon, epub: BookIcon, kindle: EbookIcon }

// The chapters of what is heard follow each other; where one stopped in each is kept.
function tracksOf({ id: book, title, files }: BookOfReader, href: string): Track[] {
  return files
    .filter(({ kind }) => kind === 'audio')
    .map(({ id, title: chapter, content_url, place }) => ({
      ...{ id, book, href, title: chapter, about: title, url: content_url, kind: 'audio' as const },
      ...{ position: place?.position ?? 0, duration: 0 },
    }))
}

// The files of a book: heard by the player, a PDF shown over the page, all of them kept where the book allows it.
export function BookFiles({ book }: { book: BookOfReader }) {
  const { pathname } = useLocation()
  const tracks = useMemo(() => tracksOf(book, pathname), [book, pathname])
  const [shown, setShown] = useState<FileOfBook | null>(null)
  const openFile = (file: FileOfBook) => {
    if (file.kind === 'audio')
      playTracks(
        tracks,
        tracks.findIndex(({ id }) => id === file.id),
      )
    else setShown(file)
  }
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {book.files.map((file) => (
          <li key={file.id}>
            <FileLine file={file} mayKeep={book.downloadable} onOpen={() => openFile(file)} />
          </li>
        ))}
      </Box>
      {shown?.kind === 'epub' && (
        <ReaderDialog
          file={{ bookId: book.id, fileId: shown.id }}
          title={shown.title}
          position={shown.place?.position ?? 0}
          onClose={() => setShown(null)}
        />
      )}
      {shown?.kind === 'pdf' && (
        <PreviewDialog
          file={{
            ...{ title: shown.title, url: shown.content_url, name: shown.name, size: shown.size },
            ...{ mediaType: shown.media_type, mayKeep: book.downloadable },
          }}
          onClose={() => setShown(null)}
        />
      )}
    </>
  )
}

type FileLineProps = { file: FileOfBook; mayKeep: boolean; onOpen: () => void }

function FileLine({ file, mayKeep, onOpen }: FileLineProps) {
  const { t, language } = useText()
  const { id, title, kind, size } = file
  const place = usePlace(id, file.place)
  const percent = place && formatPercent(place.percent / 100, language)
  const facts = [
    t(`book.library.kind.${kind}`),
    formatBytes(size, language),
    percent && t(kind === 'audio' ? 'book.library.heard' : 'book.library.percent', { percent }),
  ]
  return (
    <LineRow>
      <OpenMark file={file} onOpen={onOpen} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{title}</Box>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          <bdi>{facts.filter(Boolean).join(' · ')}</bdi>
        </Typography>
      </Box>
      {place?.finished && <CheckIcon color="success" titleAccess={t('book.library.finished')} />}
      {(kind === 'pdf' || kind === 'epub') && (
        <Button
          size="small"
          variant="outlined"
          aria-label={t('book.library.open', { title })}
          onClick={onOpen}
        >
          {t('book.library.read')}
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
function OpenMark({ file: { id, kind, title }, onOpen }: { file: FileOfBook; onOpen: () => void }) {
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
      onClick={current ? togglePlaying : onOpen}
      sx={{ border: 1, borderColor: 'divider' }}
    >
      {plays ? <PauseIcon /> : <ResumeIcon />}
    </IconButton>
  )
}

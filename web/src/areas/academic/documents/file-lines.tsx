import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { formatBytes } from '@/lib/bytes'
import { formatMoment } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { FileIcon } from '@/ui/files/file-icon'
import { saveFile } from '@/ui/files/save-file'
import { CheckIcon, DownloadIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { StateChip } from '@/ui/state-chip'
import type { DocumentFile } from './api'

const PreviewDialog = lazyPart(() =>
  import('@/ui/preview/preview-dialog').then((m) => ({ default: m.PreviewDialog })),
)

type FileLinesProps = {
  // The newest first: the one in use.
  files: readonly DocumentFile[]
  title: string
}

// The files of a document, each to be opened and saved.
export function FileLines({ files, title }: FileLinesProps) {
  const { t } = useText()
  const [open, setOpen] = useState<DocumentFile | null>(null)
  return (
    <>
      <Box component="ul" aria-label={t('course.document.files')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {files.map((file, at) => (
          <FileLine
            key={file.number}
            file={file}
            inUse={at === 0 && files.length > 1}
            onOpen={() => setOpen(file)}
          />
        ))}
      </Box>
      {open && (
        <PreviewDialog
          file={{
            title:
              files.length > 1
                ? `${title} – ${t('course.document.version', { number: open.number })}`
                : title,
            url: open.content_url,
            name: open.name,
            mediaType: open.media_type,
            size: open.size,
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}

function FileLine({ file, inUse, onOpen }: { file: DocumentFile; inUse: boolean; onOpen: () => void }) {
  const { t, language } = useText()
  const { number, name, size, content_url, uploaded_at, uploaded_by: by } = file
  const at = formatMoment(uploaded_at, language)
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 64,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <FileIcon mediaType={file.media_type} />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link
          component="button"
          type="button"
          color="inherit"
          underline="hover"
          onClick={onOpen}
          sx={{ font: 'inherit', fontWeight: 550, textAlign: 'start' }}
        >
          <bdi>{name}</bdi>
        </Link>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {[
            t('course.document.version', { number }),
            formatBytes(size, language),
            by ? t('course.document.added_by', { day: at, name: by }) : at,
          ].join(' · ')}
        </Typography>
      </Box>
      {inUse && <StateChip tone="success" icon={<CheckIcon />} label={t('course.document.in_use')} />}
      <IconButton
        aria-label={t('course.document.download_file', { name })}
        title={t('course.document.download')}
        onClick={() => saveFile(content_url, name)}
      >
        <DownloadIcon />
      </IconButton>
    </Box>
  )
}

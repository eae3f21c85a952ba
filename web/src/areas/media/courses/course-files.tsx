import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { Schemas } from '@/api/client'
import { formatBytes } from '@/lib/bytes'
import type { TakenFile } from '@/offline/taken-files'
import { useText } from '@/texts/use-text'
import { FileIcon } from '@/ui/files/file-icon'
import { saveFile } from '@/ui/files/save-file'
import { DownloadIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { TakeButton } from '../taken/take-button'

type CourseDocument = Schemas['CourseDocument']

const PreviewDialog = lazyPart(() =>
  import('@/ui/preview/preview-dialog').then((m) => ({ default: m.PreviewDialog })),
)

type CourseFilesProps = {
  files: readonly CourseDocument[]
  // The course that they are of, and its last day.
  of: Pick<TakenFile, 'about' | 'lastDay'>
}

// The papers and slides of a course, to be read here or kept.
export function CourseFiles({ files, of }: CourseFilesProps) {
  const { t, language } = useText()
  const [open, setOpen] = useState<number | null>(null)
  const shown = open === null ? undefined : files[open]
  const to = (at: number) => (files[at] ? () => setOpen(at) : undefined)
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {files.map(({ id, title, name, content_url, media_type, size }, at) => (
          <Box
            component="li"
            key={id}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.5,
              py: 1,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <FileIcon mediaType={media_type} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <MuiLink
                component="button"
                type="button"
                underline="hover"
                color="inherit"
                onClick={() => setOpen(at)}
                sx={{ fontWeight: 550, textAlign: 'start', overflowWrap: 'anywhere' }}
              >
                {title}
              </MuiLink>
              <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                {formatBytes(size, language)}
              </Typography>
            </Box>
            <IconButton
              aria-label={t('recording.download', { title })}
              title={t('recording.download', { title })}
              onClick={() => saveFile(content_url, name)}
            >
              <DownloadIcon />
            </IconButton>
            <TakeButton
              url={content_url}
              file={{
                ...{ id, title, size, kind: 'document', of: 'course-documents' },
                ...{ mediaType: media_type, duration: 0, ...of },
              }}
            />
          </Box>
        ))}
      </Box>
      {shown && open !== null && (
        <PreviewDialog
          file={{
            ...{ title: shown.title, url: shown.content_url, name: shown.name },
            ...{ mediaType: shown.media_type, size: shown.size },
          }}
          onClose={() => setOpen(null)}
          onPrevious={to(open - 1)}
          onNext={to(open + 1)}
        />
      )}
    </>
  )
}

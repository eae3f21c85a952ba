import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { formatBytes } from '@/lib/bytes'
import { useText } from '@/texts/use-text'
import { BookIcon, EbookIcon, ListenIcon, PdfIcon } from '@/ui/icons'
import type { BookFile } from './api'
import { type FileChanges, FileMenu } from './file-menu'

const icons = { pdf: PdfIcon, epub: BookIcon, kindle: EbookIcon, audio: ListenIcon }

const TitleLink = styled('a')({
  color: 'inherit',
  fontWeight: 550,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { textDecoration: 'underline' },
})

// The grey line under the title.
const Facts = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
}))

type FileRowProps = {
  file: BookFile
  // The file may be kept, not only opened.
  mayKeep: boolean
  handle?: ReactNode
  // Without them the file is only read.
  changes?: FileChanges
}

// One file: kind, title, name and size. The browser shows PDF and plays audio itself; the others it can only keep.
export function FileRow({ file, mayKeep, handle, changes }: FileRowProps) {
  const { t, language } = useText()
  const Icon = icons[file.kind]
  const opens = file.kind === 'pdf' || file.kind === 'audio'
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 56,
        py: 0.75,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
      }}
    >
      {handle}
      <Icon aria-hidden sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {opens ? (
          <TitleLink href={file.content_url} target="_blank" rel="noreferrer" draggable={false}>
            {file.title}
          </TitleLink>
        ) : (
          <Box sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{file.title}</Box>
        )}
        <Facts>
          {t(`book.file.kind.${file.kind}`)} · <bdi>{formatBytes(file.size, language)}</bdi>
          {' · '}
          <bdi>{file.name}</bdi>
        </Facts>
      </Box>
      <FileMenu file={file} opens={opens} mayKeep={mayKeep} changes={changes} />
    </Box>
  )
}

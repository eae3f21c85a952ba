import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { formatBytes } from '@/lib/bytes'
import { useText } from '@/texts/use-text'
import { type Action, ActionMenu } from '@/ui/action-menu'
import { saveFile } from '@/ui/files/save-file'
import {
  BookIcon,
  DeleteIcon,
  DownloadIcon,
  EbookIcon,
  EditIcon,
  ListenIcon,
  OpenIcon,
  PdfIcon,
} from '@/ui/icons'
import type { BookFile } from './api'

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

type FileChanges = { onRename: () => void; onDelete: () => void }

type FileMenuProps = {
  file: BookFile
  opens: boolean
  mayKeep: boolean
  changes: FileChanges | undefined
}

function FileMenu({ file, opens, mayKeep, changes }: FileMenuProps) {
  const { t } = useText()
  const actions: Action[] = []
  if (opens) {
    actions.push({ label: t('ui.open'), icon: <OpenIcon />, onClick: () => openFile(file) })
  }
  if (mayKeep) {
    actions.push({
      label: t('book.file.download'),
      icon: <DownloadIcon />,
      onClick: () => saveFile(file.content_url, file.name),
    })
  }
  if (changes) {
    actions.push(
      { label: t('book.file.rename'), icon: <EditIcon />, onClick: changes.onRename },
      { label: t('book.file.delete'), icon: <DeleteIcon />, irreversible: true, onClick: changes.onDelete },
    )
  }
  return <ActionMenu label={t('book.file.actions', { title: file.title })} actions={actions} />
}

function openFile({ content_url }: BookFile): void {
  window.open(content_url, '_blank', 'noreferrer')
}

import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { HTMLAttributes } from 'react'
import { formatBytes } from '@/lib/bytes'
import { formatDay } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { type Action, ActionMenu } from '@/ui/action-menu'
import { FileIcon } from '@/ui/files/file-icon'
import { saveFile } from '@/ui/files/save-file'
import { DeleteIcon, DownloadIcon, DragIcon, EditIcon, ExpandIcon, MoveUpIcon } from '@/ui/icons'
import type { CampusDocument } from './api'

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

const wideOnly = { display: { xs: 'none', sm: 'inline' } }
const narrowOnly = { display: { sm: 'none' } }

type DocumentRowProps = {
  document: CampusDocument
  // Without them the document is only read.
  changes?: DocumentChanges | undefined
  // For rows that can be dragged to another place.
  dragProps?: HTMLAttributes<HTMLLIElement> | undefined
  // Something is being dragged over this row.
  target?: boolean
}

// One document: kind, title, size; since when and by whom.
export function DocumentRow({ document, changes, dragProps, target = false }: DocumentRowProps) {
  const { t, language } = useText()
  const { title, name, size, created_at, created_by_name: by } = document
  const day = formatDay(created_at, language)
  const added = by ? t('campus.documents.added_by', { day, name: by }) : day
  return (
    <Box
      component="li"
      {...dragProps}
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 56,
        py: 0.75,
        paddingInlineStart: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        boxShadow: (theme) => (target ? `inset 0 2px 0 ${theme.vars.palette.primary.main}` : 'none'),
        // The handle shows itself in the margin, where it takes no room.
        '& .handle': {
          position: 'absolute',
          insetInlineStart: -10,
          opacity: 0,
          cursor: 'grab',
          color: 'text.disabled',
        },
        '&:hover .handle': { opacity: 1 },
        '@media (pointer: coarse)': { '& .handle': { display: 'none' } },
      }}
    >
      {dragProps && <DragIcon className="handle" aria-hidden />}
      <FileIcon mediaType={document.media_type} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <TitleLink href={document.content_url} target="_blank" rel="noreferrer" draggable={false}>
          {title}
        </TitleLink>
        <Facts>
          <Box component="span" sx={wideOnly}>
            <bdi>{name}</bdi> ·{' '}
          </Box>
          <bdi>{formatBytes(size, language)}</bdi>
          <Box component="span" sx={narrowOnly}>
            {' '}
            · {added}
          </Box>
        </Facts>
      </Box>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary', ...wideOnly }}>
        {added}
      </Typography>
      <DocumentMenu document={document} changes={changes} />
    </Box>
  )
}

type DocumentChanges = {
  onRename: () => void
  onDelete: () => void
  // Undefined where the document is already at that end.
  onMoveUp: (() => void) | undefined
  onMoveDown: (() => void) | undefined
}

type DocumentMenuProps = { document: CampusDocument; changes: DocumentChanges | undefined }

function DocumentMenu({ document, changes }: DocumentMenuProps) {
  const { t } = useText()
  const actions: Action[] = [
    {
      label: t('campus.documents.download'),
      icon: <DownloadIcon />,
      onClick: () => saveFile(document.content_url, document.name),
    },
  ]
  if (changes) {
    const { onRename, onDelete, onMoveUp, onMoveDown } = changes
    actions.push({ label: t('campus.documents.rename'), icon: <EditIcon />, onClick: onRename })
    if (onMoveUp) actions.push({ label: t('campus.documents.up'), icon: <MoveUpIcon />, onClick: onMoveUp })
    if (onMoveDown)
      actions.push({ label: t('campus.documents.down'), icon: <ExpandIcon />, onClick: onMoveDown })
    actions.push({
      label: t('campus.documents.delete'),
      icon: <DeleteIcon />,
      irreversible: true,
      onClick: onDelete,
    })
  }
  return <ActionMenu label={t('campus.documents.actions', { title: document.title })} actions={actions} />
}

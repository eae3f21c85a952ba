import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { MouseEvent, ReactNode } from 'react'
import { formatBytes } from '@/lib/bytes'
import { formatDay } from '@/lib/dates'
import { languageName } from '@/lib/world'
import { useText } from '@/texts/use-text'
import { FileIcon } from '@/ui/files/file-icon'
import { LineRow } from '@/ui/sorting/line-row'
import { AccessChip } from './access-chip'
import type { CourseDocument } from './api'

const TitleLink = styled('a')({
  color: 'inherit',
  fontWeight: 550,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { textDecoration: 'underline' },
})

const wideOnly = { display: { xs: 'none', md: 'block' } }

type DocumentLineProps = {
  document: CourseDocument
  handle: ReactNode
  menu: ReactNode
  // Who files documents also sees for whom they are, and who sent them.
  staff: boolean
  onOpen: () => void
}

// One document: kind, title, what it is; for whom, since when and by whom.
export function DocumentLine({ document, handle, menu, staff, onOpen }: DocumentLineProps) {
  const { t, language } = useText()
  const { title, size, uploaded_at, uploaded_by: by, file_number } = document
  const day = formatDay(uploaded_at, language)
  const facts = [
    t(`course.document.types.${document.type}`),
    languageName(document.language, language),
    formatBytes(size, language),
    staff && file_number > 1 && t('course.document.version', { number: file_number }),
  ]
  // With a key held down the browser opens it in a tab of its own, as any link.
  const handleClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onOpen()
  }
  return (
    <LineRow>
      {handle}
      <FileIcon mediaType={document.media_type} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <TitleLink
          href={document.content_url}
          target="_blank"
          rel="noreferrer"
          draggable={false}
          onClick={handleClick}
        >
          {title}
        </TitleLink>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {facts.filter(Boolean).join(' · ')}
        </Typography>
        {staff && (
          <Box sx={{ mt: 0.5, display: { md: 'none' } }}>
            <AccessChip document={document} />
          </Box>
        )}
      </Box>
      {staff && (
        <Box sx={wideOnly}>
          <AccessChip document={document} />
        </Box>
      )}
      <Typography
        variant="caption"
        component="div"
        sx={{ color: 'text.secondary', minWidth: '11rem', textAlign: 'end', ...wideOnly }}
      >
        {staff && by ? t('course.document.added_by', { day, name: by }) : day}
      </Typography>
      {menu}
    </LineRow>
  )
}

import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useReach } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { ActionMenu } from '@/ui/action-menu'
import { BookIcon, DeleteIcon, HideIcon, SwapIcon } from '@/ui/icons'
import { LineRow } from '@/ui/sorting/line-row'
import { StateChip } from '@/ui/state-chip'
import type { CourseBook } from './course-books-api'

type BookLineProps = {
  book: CourseBook
  handle?: ReactNode
  onSwitch?: () => void
  onRemove?: () => void
}

const TitleLink = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
})

// One book of a course: cover, title, author; whoever may open it is led to its page.
export function BookLine({ book, handle, onSwitch, onRemove }: BookLineProps) {
  const { t } = useText()
  const sees = useReach('listBooks') === 'all'
  const opens = sees || (book.active && book.published)
  return (
    <LineRow>
      {handle}
      <Cover url={book.cover_url} />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 550 }}>
          {opens ? (
            <TitleLink to={`/apps/academic/book/${book.book_id}`}>{book.title}</TitleLink>
          ) : (
            book.title
          )}
        </Box>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {[book.author, t(`book.types.${book.type}`)].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      {!book.active && <StateChip tone="neutral" icon={<HideIcon />} label={t('book.state.inactive')} />}
      {onSwitch && onRemove && (
        <ActionMenu
          label={t('course.list.actions', { name: book.title })}
          actions={[
            {
              label: t(book.need === 'required' ? 'course.books.suggest' : 'course.books.require'),
              icon: <SwapIcon />,
              onClick: onSwitch,
            },
            { label: t('course.books.remove'), icon: <DeleteIcon />, onClick: onRemove },
          ]}
        />
      )}
    </LineRow>
  )
}

function Cover({ url }: { url: string }) {
  const box = { width: 34, height: 48, flexShrink: 0, borderRadius: 0.5, border: 1, borderColor: 'divider' }
  if (url) return <Box component="img" src={url} alt="" loading="lazy" sx={{ ...box, objectFit: 'cover' }} />
  return (
    <Box sx={{ ...box, display: 'grid', placeItems: 'center', color: 'text.secondary' }}>
      <BookIcon aria-hidden sx={{ fontSize: '1.125rem' }} />
    </Box>
  )
}

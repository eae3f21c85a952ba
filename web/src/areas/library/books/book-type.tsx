import Box from '@mui/material/Box'
import { useText } from '@/texts/use-text'
import { BookIcon, EbookIcon, ListenIcon } from '@/ui/icons'
import type { BookType } from './book-list'

const icons = { ebook: EbookIcon, audio_book: ListenIcon, paperback: BookIcon }

// What kind of book it is: picture and word.
export function BookTypeMark({ type }: { type: BookType }) {
  const { t } = useText()
  const Icon = icons[type]
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        verticalAlign: 'bottom',
        gap: 0.75,
        '& svg': { fontSize: '1rem' },
      }}
    >
      <Icon aria-hidden />
      {t(`book.types.${type}`)}
    </Box>
  )
}

import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { formatPercent } from '@/lib/numbers'
import { useText } from '@/texts/use-text'
import type { LibraryBook } from './api'

// How far one is in a book that one has begun.
export function ReadingBar({ book: { reading, title, type } }: { book: LibraryBook }) {
  const { t, language } = useText()
  if (!reading) return null
  const percent = formatPercent(reading.percent / 100, language)
  const word = type === 'audio_book' ? 'book.library.heard' : 'book.library.percent'
  return (
    <>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary', mt: 0.5 }}>
        {reading.finished ? t('book.library.finished') : t(word, { percent })}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={reading.percent}
        aria-label={t('book.library.progress', { title })}
        sx={{ mt: 0.25 }}
      />
    </>
  )
}

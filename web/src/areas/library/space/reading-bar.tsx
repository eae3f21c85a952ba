import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { formatPercent } from '@/lib/numbers'
import { useText } from '@/texts/use-text'
import { sayLeft } from '../reader/say-left'
import type { LibraryBook } from './api'

// How far one is in a book that one has begun, and how long the rest takes.
export function ReadingBar({ book: { reading, title, type } }: { book: LibraryBook }) {
  const texts = useText()
  const { t, language } = texts
  if (!reading) return null
  const percent = formatPercent(reading.percent / 100, language)
  const word = type === 'audio_book' ? 'book.library.heard' : 'book.library.percent'
  const facts = [t(word, { percent }), reading.left && sayLeft(reading.left / 60_000, texts)]
  return (
    <>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary', mt: 0.5 }}>
        {reading.finished ? t('book.library.finished') : facts.filter(Boolean).join(' · ')}
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

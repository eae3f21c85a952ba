import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router'
import { formatBytes } from '@/lib/bytes'
import { formatDay } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { BarePage } from '@/ui/bare-page'
import { saveFile } from '@/ui/files/save-file'
import { notifyFailure } from '@/ui/notify-failure'
import { LetterText } from '../letter-text'
import { fetchFile, type ReadLetter } from './api'

type ReadViewProps = { token: string; letter: ReadLetter }

// A letter as its reader sees it, with its files.
export function ReadView({ token, letter }: ReadViewProps) {
  const { t, language } = useText()
  const day = formatDay(letter.sent_at, language)
  const save = async (id: string, name: string) => {
    const url = URL.createObjectURL(await fetchFile(token, id))
    saveFile(url, name)
    setTimeout(() => URL.revokeObjectURL(url))
  }
  return (
    <BarePage
      title={letter.subject}
      text={t('letter.read.from', { by: letter.by, campus: letter.campus_name, day })}
    >
      <LetterText
        language={letter.language}
        body={letter.body}
        necessary={letter.necessary}
        reason={letter.reason}
      />
      {letter.files.length > 0 && (
        <Box
          component="ul"
          aria-label={t('letter.files.title')}
          sx={{ listStyle: 'none', m: 0, mb: 3, p: 0 }}
        >
          {letter.files.map(({ id, name, size }) => (
            <Box
              key={id}
              component="li"
              sx={{ minHeight: 44, display: 'flex', alignItems: 'center', gap: 1 }}
            >
              <Link
                component="button"
                type="button"
                onClick={() => void save(id, name).catch(notifyFailure)}
                sx={{ textAlign: 'start', overflowWrap: 'anywhere' }}
              >
                {name}
              </Link>
              <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                <bdi>{formatBytes(size, language)}</bdi>
              </Box>
            </Box>
          ))}
        </Box>
      )}
      {!letter.necessary && (
        <Link component={RouterLink} to={`/letters/unsubscribe/${token}`} sx={{ color: 'text.secondary' }}>
          {t('letter.unsubscribe.act')}
        </Link>
      )}
    </BarePage>
  )
}

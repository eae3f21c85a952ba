import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useText } from '@/texts/use-text'

type LetterTextProps = {
  language: string
  body: string
  necessary: boolean
  reason: string
}

// What a letter says, as its reader sees it: paragraphs between empty lines.
export function LetterText({ language, body, necessary, reason }: LetterTextProps) {
  const { t } = useText()
  const paragraphs = body.split(/\n\s*\n/)
  return (
    <Box>
      <Box lang={language} dir="auto">
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name, and do not move
          <Typography key={index} sx={{ mb: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {paragraph}
          </Typography>
        ))}
      </Box>
      {necessary && (
        <Typography sx={{ mb: 2, color: 'text.secondary' }}>
          {t('letter.read.necessary', { reason })}
        </Typography>
      )}
    </Box>
  )
}

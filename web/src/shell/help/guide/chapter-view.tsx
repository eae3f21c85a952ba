import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Link } from 'react-router'
import { helpPath } from '@/shell/help/help-link'
import { useText } from '@/texts/use-text'
import { ChapterPicture } from './chapter-picture'
import { type Chapter, startOf } from './chapters'
import { type ChapterTexts, type Contents, piecesOf } from './guide'
import { pictureOf } from './pictures'

type ChapterViewProps = { chapter: Chapter; guide: Contents; texts: ChapterTexts }

// A chapter: what it is about and how it looks, what is done in which order, and the way there.
export function ChapterView({ chapter, guide, texts }: ChapterViewProps) {
  const id = useId()
  const { code, language } = useText()
  const title = guide.chapters[chapter.id] ?? ''
  const picture = pictureOf(language, chapter.id)
  const start = startOf(chapter)
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Typography>
        <Told text={texts.what} />
      </Typography>
      {picture && (
        <ChapterPicture
          key={picture}
          url={picture}
          title={title}
          alt={piecesOf(texts.what)
            .map(({ said, key }) => (key ? (code(key) ?? key) : said))
            .join('')}
          enlarge={guide.words.picture}
        />
      )}
      <Box component="ol" sx={{ my: 2, paddingInlineStart: 3, '& > li': { mb: 1 } }}>
        {texts.steps.map((step) => (
          <li key={step}>
            <Told text={step} />
          </li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {start && (
          <Button variant="contained" component={Link} to={start}>
            {guide.words.open}
          </Button>
        )}
        <Button component={Link} to={helpPath}>
          {guide.words.all}
        </Button>
      </Box>
    </section>
  )
}

// A sentence, with the words of the screens in bold.
function Told({ text }: { text: string }) {
  const { code } = useText()
  return piecesOf(text).map(({ at, said, key }) =>
    key ? <b key={at}>{code(key) ?? key}</b> : <span key={at}>{said}</span>,
  )
}

import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { loadTexts } from '@/texts/texts'
import { lazyPart } from '@/ui/lazy-part'
import { pictureSize } from './pictures'

const PreviewDialog = lazyPart(async () => {
  const [module] = await Promise.all([import('@/ui/preview/preview-dialog'), loadTexts(['preview'])])
  return { default: module.PreviewDialog }
})

const Picture = styled('img')({ display: 'block', width: '100%', height: 'auto' })

// The pictures are light: on a dark page the border tells where they end.
const frame = {
  display: 'block',
  width: '100%',
  mt: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
} as const

type ChapterPictureProps = {
  url: string
  // What the chapter is called, and what the picture shows in words.
  title: string
  alt: string
  enlarge: string
}

// The screen that a chapter tells of; a click shows it large. Where it does not come, without a line say, the chapter
// does without it.
export function ChapterPicture({ url, title, alt, enlarge }: ChapterPictureProps) {
  const [large, setLarge] = useState(false)
  const [missing, setMissing] = useState(false)
  if (missing) return null
  return (
    <>
      <ButtonBase title={enlarge} onClick={() => setLarge(true)} sx={frame}>
        <Picture loading="lazy" {...pictureSize} src={url} alt={alt} onError={() => setMissing(true)} />
      </ButtonBase>
      {large && (
        <PreviewDialog
          file={{ title, url, name: `${title}.webp`, mediaType: 'image/webp', size: 0, mayKeep: false }}
          onClose={() => setLarge(false)}
        />
      )}
    </>
  )
}

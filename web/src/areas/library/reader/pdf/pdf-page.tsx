import Box from '@mui/material/Box'
import { type PDFDocumentProxy, RenderingCancelledException, TextLayer } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { useText } from '@/texts/use-text'
import type { Mark } from '../api'
import type { ReaderSettings } from '../reader-settings'
import { showMarks } from '../show-marks'

type PdfPageProps = {
  pdf: PDFDocumentProxy
  section: number
  // In pixels of the page; as high as it is by its own measures.
  width: number
  theme: ReaderSettings['theme']
  marks: readonly Mark[]
  onText: (section: number, text: string) => void
}

// No page is drawn with more pixels than this, however large it says that it is.
const mostPixels = 16_000_000

// What is printed keeps its colours on white paper; on other papers they are turned.
const filters = {
  light: 'none',
  sepia: 'sepia(0.45) brightness(0.97)',
  dark: 'invert(0.9) hue-rotate(180deg)',
} as const

// A page as it was printed, with its words over it, to be selected and read aloud.
export function PdfPage({ pdf, section, width, theme, marks, onText }: PdfPageProps) {
  const { t } = useText()
  const canvas = useRef<HTMLCanvasElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)
  const [drawn, setDrawn] = useState(0)
  const told = useRef(onText)
  told.current = onText
  useEffect(() => {
    const paper = canvas.current
    const words = layer.current
    if (!paper || !words || width < 1) return
    let left = false
    let stop = () => {}
    const draw = async () => {
      const page = await pdf.getPage(section + 1)
      if (left) return
      const plain = page.getViewport({ scale: 1 })
      const fit = width / plain.width
      const viewport = page.getViewport({ scale: fit })
      const dots = Math.min(
        window.devicePixelRatio,
        Math.sqrt(mostPixels / (viewport.width * viewport.height)),
      )
      paper.width = Math.max(1, Math.floor(viewport.width * dots))
      paper.height = Math.max(1, Math.floor(viewport.height * dots))
      setScale(fit)
      const painting = page.render({
        canvas: paper,
        viewport,
        transform: [dots, 0, 0, dots, 0, 0],
        background: '#fff',
      })
      words.replaceChildren()
      const text = new TextLayer({ textContentSource: page.streamTextContent(), container: words, viewport })
      stop = () => {
        painting.cancel()
        text.cancel()
      }
      await Promise.all([painting.promise, text.render()])
      if (left) return
      told.current(section, words.textContent ?? '')
      setDrawn((n) => n + 1)
    }
    draw().catch((error: unknown) => {
      // A page that is broken stays white; the others are read.
      if (!left && !(error instanceof RenderingCancelledException)) told.current(section, '')
    })
    return () => {
      left = true
      stop()
    }
  }, [pdf, section, width])
  // biome-ignore lint/correctness/useExhaustiveDependencies: its words are there when it is drawn
  useEffect(() => showMarks(layer.current, marks), [marks, drawn])
  return (
    <Box
      role="group"
      aria-label={t('book.reader.page', { page: section + 1 })}
      style={{ ['--total-scale-factor' as string]: scale, width }}
      sx={{ position: 'relative', bgcolor: '#fff', flexShrink: 0, ...wordsOverPaper }}
    >
      <canvas ref={canvas} style={{ display: 'block', width: '100%', filter: filters[theme] }} />
      <div ref={layer} className="words" data-section={section} dir="ltr" />
    </Box>
  )
}

const over = (color: string) => ({ backgroundColor: color, color: 'transparent' })

// As pdf.js expects it of the layer that its words lie in.
const wordsOverPaper = {
  '--scale-round-x': '1px',
  '--scale-round-y': '1px',
  '& .words': {
    position: 'absolute',
    inset: 0,
    overflow: 'clip',
    lineHeight: 1,
    letterSpacing: 'normal',
    textAlign: 'initial',
    transformOrigin: '0 0',
    '--min-font-size': 1,
    '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
    '--min-font-size-inv': 'calc(1 / var(--min-font-size))',
  },
  '& .words :is(span, br)': {
    color: 'transparent',
    position: 'absolute',
    whiteSpace: 'pre',
    cursor: 'text',
    transformOrigin: '0% 0%',
  },
  '& .words > :not(.markedContent), & .words .markedContent span:not(.markedContent)': {
    fontSize: 'calc(var(--text-scale-factor) * var(--font-height))',
    transform: 'rotate(var(--rotate, 0deg)) scaleX(var(--scale-x, 1)) scale(var(--min-font-size-inv))',
  },
  '& .words .markedContent': { display: 'contents' },
  '& ::highlight(mark-yellow)': over('rgb(255 214 0 / 45%)'),
  '& ::highlight(mark-green)': over('rgb(80 200 60 / 40%)'),
  '& ::highlight(mark-blue)': over('rgb(60 150 255 / 40%)'),
  '& ::highlight(mark-pink)': over('rgb(255 90 160 / 40%)'),
} as const

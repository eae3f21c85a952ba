import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useText } from '@/texts/use-text'
import { LoadingRows } from '@/ui/states/loading-rows'
import { MessageState } from '@/ui/states/message-state'
import { openPdf } from '../../pdf/open-pdf'
import { type Contents, type FileId, foundKey, marksQuery } from '../api'
import { positionOf, spotOf } from '../position'
import { ReaderFrame } from '../reader-frame'
import type { ReaderProps, Seen, Turning } from '../reader-props'
import { Unopened } from '../unopened'
import { useReading } from '../use-reading'
import { PdfPages } from './pdf-pages'
import { entriesOf, findIn, sizesOf } from './pdf-text'
import { Pieces } from './pieces'

type Opened = { pdf: PDFDocumentProxy; contents: Contents; shape: number }

// A PDF, of which only those parts come that are looked at. One that failed can be opened anew.
export function PdfReader(props: ReaderProps) {
  const [tries, setTries] = useState(0)
  return <Opening key={tries} {...props} onAgain={() => setTries(tries + 1)} />
}

function Opening({ bookId, file, title, onClose, onAgain }: ReaderProps & { onAgain: () => void }) {
  const { t } = useText()
  const id = useMemo(() => ({ bookId, fileId: file.id }), [bookId, file.id])
  const [opened, setOpened] = useState<Opened | null>(null)
  const [failed, setFailed] = useState(false)
  const { content_url: url, size } = file
  useEffect(() => {
    const fail = () => setFailed(true)
    const { document, close } = openPdf({ range: new Pieces(url, size, fail) })
    const open = async () => {
      const pdf = await document
      const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
      const contents = { sizes: sizesOf(pdf), entries: [] }
      setOpened({ pdf, contents, shape: height / width })
      // The first page does not wait for the contents of a large book, nor does it go without them.
      const entries = await entriesOf(pdf).catch(() => [])
      setOpened((now) => now && { ...now, contents: { ...contents, entries } })
    }
    open().catch(fail)
    return () => void close()
  }, [url, size])
  if (failed || !opened)
    return (
      <Unopened onClose={onClose}>
        {failed ? (
          <MessageState
            title={t('book.text_broken')}
            action={
              <Button variant="outlined" onClick={onAgain}>
                {t('ui.error.retry')}
              </Button>
            }
          />
        ) : (
          <LoadingRows rows={8} height={32} />
        )}
      </Unopened>
    )
  return <Open {...opened} id={id} title={title} position={file.place?.position ?? 0} onClose={onClose} />
}

type OpenProps = Opened & { id: FileId; title: string; position: number; onClose: () => void }

const minutesOfPage = 2
const quoted = 120

function Open({ pdf, contents, shape, id, title, position, onClose }: OpenProps) {
  const { sizes, entries } = contents
  const [at, setAt] = useState(() => ({ section: spotOf(sizes, position).section }))
  const [pages, setPages] = useState<{ first: number; last: number } | null>(null)
  const [texts, setTexts] = useState<Record<number, string>>({})
  const view = useRef<Turning>(null)
  const minutes = sizes.length * minutesOfPage
  const tell = useReading(id, position, minutes)
  const marks = useQuery(marksQuery(id)).data ?? []
  const handleSeen = (first: number, last: number) => {
    setPages({ first, last })
    tell(positionOf(sizes, { section: first, share: 0 }), positionOf(sizes, { section: last, share: 1 }))
  }
  const handleText = useCallback(
    (section: number, text: string) => setTexts((before) => ({ ...before, [section]: text })),
    [],
  )
  const seen: Seen | null = pages && {
    from: positionOf(sizes, { section: pages.first, share: 0 }),
    to: positionOf(sizes, { section: pages.last, share: 1 }),
    section: pages.first,
    start: 0,
    finish: 1,
    quote: (texts[pages.first] ?? '').slice(0, quoted).trim(),
  }
  const search = (q: string) => ({
    queryKey: foundKey(id, q),
    queryFn: ({ signal }: { signal: AbortSignal }) => findIn(pdf, q, signal),
    enabled: q.trim().length >= 2,
  })
  const current = entries.findLastIndex((entry) => entry.section <= (pages?.first ?? 0))
  return (
    <ReaderFrame
      {...{ file: id, title, contents, current, marks, seen, search, onClose }}
      printed
      minutes={minutes}
      onGo={(section) => setAt({ section })}
      onTurn={(by) => void view.current?.turn(by)}
    >
      <PdfPages
        {...{ pdf, shape, at, marks }}
        label={title}
        handle={view}
        onSeen={handleSeen}
        onText={handleText}
      />
    </ReaderFrame>
  )
}

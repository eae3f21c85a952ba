import Alert from '@mui/material/Alert'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useText } from '@/texts/use-text'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { type Contents, contentsQuery, type FileId, marksQuery, searchQuery, sectionQuery } from './api'
import { anchorsOf, currentEntry } from './current-entry'
import { positionOf, spotOf } from './position'
import { ReaderFrame } from './reader-frame'
import type { ReaderProps, Seen, Target, Turning } from './reader-props'
import { sectionNodes } from './section-nodes'
import { SectionView } from './section-view'
import { Unopened } from './unopened'
import { useReading } from './use-reading'

// An EPUB or a book for Kindle, a section at a time: the server opens it and makes it harmless, the whole of it never comes.
export function EpubReader({ bookId, file, title, onClose }: ReaderProps) {
  const id = useMemo(() => ({ bookId, fileId: file.id }), [bookId, file.id])
  const contents = useQuery(contentsQuery(id))
  const position = file.place?.position ?? 0
  if (contents.data) return <Open {...{ id, title, position, onClose }} contents={contents.data} />
  return (
    <Unopened onClose={onClose}>
      <QueryView page query={contents} loading={<LoadingRows rows={8} height={32} />}>
        {() => null}
      </QueryView>
    </Unopened>
  )
}

// Where the file of a book is damaged, so that nobody takes it for the end of a chapter.
function Damaged() {
  const { t } = useText()
  return (
    <Alert severity="warning" sx={{ mt: 2, breakInside: 'avoid', userSelect: 'none' }}>
      {t('book.reader.damaged')}
    </Alert>
  )
}

type OpenProps = { id: FileId; contents: Contents; title: string; position: number; onClose: () => void }

// Letters of a file that are read in a minute, tags among them.
const perMinute = 1_200
const quoted = 120

function Open({ id, contents, title, position, onClose }: OpenProps) {
  const { sizes } = contents
  const [at, setAt] = useState<{ section: number; target: Target }>(() => {
    const { section, share } = spotOf(sizes, position)
    return { section, target: { share } }
  })
  const [seen, setSeen] = useState<Seen | null>(null)
  const view = useRef<Turning>(null)
  const minutes = sizes.reduce((sum, size) => sum + size, 0) / perMinute
  const tell = useReading(id, position, minutes)
  const section = useQuery(sectionQuery(id, at.section))
  // The next one is there before it is turned to.
  useQuery({ ...sectionQuery(id, at.section + 1), enabled: at.section + 1 < sizes.length })
  const marks = useQuery(marksQuery(id)).data
  const here = useMemo(() => marks?.filter((mark) => mark.section === at.section) ?? [], [marks, at.section])

  const go = useCallback(
    (number: number, target: Target) => {
      if (number >= 0 && number < sizes.length) setAt({ section: number, target })
    },
    [sizes.length],
  )
  const leave = (by: 1 | -1) => go(at.section + by, { share: by === 1 ? 0 : 1 })
  const turn = (by: 1 | -1) => {
    if (!view.current?.turn(by)) leave(by)
  }
  const handleSeen = (start: number, finish: number, text: string) => {
    const whole = Math.max(1, text.length)
    const place = (share: number) => positionOf(sizes, { section: at.section, share })
    // A page of pictures alone has no words to count.
    const now = {
      from: place(start / whole),
      to: place(text ? finish / whole : 1),
      section: at.section,
      start,
      finish,
    }
    setSeen({ ...now, quote: text.slice(start, start + quoted).trim() })
    tell(now.from, now.to)
  }
  const nodes = useMemo(
    () =>
      section.data && (
        <>
          {sectionNodes(section.data.html, {
            pictures: section.data.pictures,
            onLink: (number, anchor) => go(number, anchor ? { anchor } : { share: 0 }),
          })}
          {section.data.damaged && <Damaged />}
        </>
      ),
    [section.data, go],
  )
  const anchors = useMemo(() => anchorsOf(section.data?.html ?? ''), [section.data])
  // Until a section is drawn, one is at its beginning.
  const page = seen?.section === at.section ? seen : { section: at.section, start: 0, finish: 0 }
  const current = currentEntry(contents.entries, page, anchors)
  return (
    <ReaderFrame
      {...{ file: id, title, contents, current, seen, onClose }}
      marks={marks ?? []}
      search={(q) => searchQuery(id, q)}
      minutes={minutes}
      onGo={go}
      onTurn={turn}
    >
      <QueryView query={section} loading={<LoadingRows rows={8} height={32} />}>
        {() => (
          <SectionView
            key={at.section}
            label={contents.entries[current]?.title ?? title}
            section={at.section}
            target={at.target}
            marks={here}
            handle={view}
            onSeen={handleSeen}
            onBeyond={leave}
          >
            {nodes}
          </SectionView>
        )}
      </QueryView>
    </ReaderFrame>
  )
}

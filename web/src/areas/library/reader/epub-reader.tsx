import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { type Contents, contentsQuery, type FileId, marksQuery, sectionQuery } from './api'
import { spotOf } from './position'
import { ReaderFrame } from './reader-frame'
import { sectionNodes } from './section-nodes'
import { type SectionHandle, SectionView, type Target } from './section-view'
import { useReading } from './use-reading'

type EpubReaderProps = { file: FileId; title: string; position: number; onClose: () => void }

// An EPUB, a section at a time: the server opens it and makes it harmless, the whole of it never comes.
export function EpubReader(props: EpubReaderProps) {
  const contents = useQuery(contentsQuery(props.file))
  return (
    <QueryView query={contents} loading={<LoadingRows rows={8} height={32} />}>
      {(found) => <Open contents={found} {...props} />}
    </QueryView>
  )
}

function Open({ contents, file, title, position, onClose }: EpubReaderProps & { contents: Contents }) {
  const { sizes } = contents
  const [at, setAt] = useState<{ section: number; target: Target }>(() => {
    const { section, share } = spotOf(sizes, position)
    return { section, target: { share } }
  })
  const [seen, setSeen] = useState({ from: 0, to: 0 })
  const view = useRef<SectionHandle>(null)
  const tell = useReading(file, sizes)
  const section = useQuery(sectionQuery(file, at.section))
  // The next one is there before it is turned to.
  useQuery({ ...sectionQuery(file, at.section + 1), enabled: at.section + 1 < sizes.length })
  const marks = useQuery(marksQuery(file)).data ?? []
  const here = useMemo(() => marks.filter((mark) => mark.section === at.section), [marks, at.section])

  const go = (number: number, target: Target) => {
    if (number >= 0 && number < sizes.length) setAt({ section: number, target })
  }
  const turn = (by: 1 | -1) => {
    if (!view.current?.turn(by)) go(at.section + by, { share: by === 1 ? 0 : 0.9999 })
  }
  const turnRef = useRef(turn)
  turnRef.current = turn
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const typed = event.target instanceof HTMLElement && event.target.closest('input, textarea, [role=menu]')
      if (typed || event.altKey || event.ctrlKey || event.metaKey) return
      const way = document.dir === 'rtl' ? -1 : 1
      const keys: Record<string, 1 | -1> = {
        ArrowRight: way === 1 ? 1 : -1,
        ArrowLeft: way === 1 ? -1 : 1,
        PageDown: 1,
        PageUp: -1,
        ' ': event.shiftKey ? -1 : 1,
      }
      const by = keys[event.key]
      if (!by || (event.target instanceof HTMLButtonElement && event.key === ' ')) return
      event.preventDefault()
      turnRef.current(by)
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [])

  const nodes = useMemo(
    () =>
      section.data &&
      sectionNodes(section.data.html, {
        pictures: section.data.pictures,
        onLink: (number, anchor) => setAt({ section: number, target: anchor ? { anchor } : { share: 0 } }),
      }),
    [section.data],
  )
  return (
    <ReaderFrame
      {...{ file, title, contents, marks, view, seen, onClose }}
      section={at.section}
      onGo={go}
      onTurn={turn}
    >
      <QueryView query={section} loading={<LoadingRows rows={8} height={32} />}>
        {() => (
          <SectionView
            key={at.section}
            target={at.target}
            marks={here}
            handle={view}
            onSeen={(from, to) => {
              setSeen((before) => (before.from === from && before.to === to ? before : { from, to }))
              tell(at.section, from, to)
            }}
          >
            {nodes}
          </SectionView>
        )}
      </QueryView>
    </ReaderFrame>
  )
}

import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react'
import { ApiError } from '@/api/api-error'
import { noAnswer } from '@/api/line'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { CannotShow } from './cannot-show'
import { type PreviewFile, previewKind } from './preview-kind'

const Picture = styled('img')({ maxWidth: '100%', maxHeight: '100%', objectFit: 'contain' })
const Film = styled('video')({ maxWidth: '100%', maxHeight: '100%', backgroundColor: '#000' })
const Sound = styled('audio')({ width: 'min(100%, 40rem)' })

type PreviewContentProps = { file: PreviewFile; renew?: (() => Promise<boolean>) | undefined }

// The file itself, by what the server found it to be; where the browser fails at it, the way to save it.
export function PreviewContent({ file, renew }: PreviewContentProps) {
  const [failed, setFailed] = useState(false)
  const player = usePlayer(renew, () => setFailed(true))
  const { url, title } = file
  const kind = failed ? undefined : previewKind(file.mediaType, file.size)
  const fail = () => setFailed(true)
  switch (kind) {
    case 'pdf':
      return <PdfView file={file} />
    case 'text':
      return <TextView file={file} />
    case 'picture':
      return (
        <Centred>
          <PictureView file={file} onFail={fail} />
        </Centred>
      )
    case 'audio':
      return (
        <Centred>
          <Sound src={url} controls preload="metadata" aria-label={title} {...player} />
        </Centred>
      )
    case 'video':
      return (
        <Centred>
          <Film src={url} controls preload="metadata" aria-label={title} {...player} />
        </Centred>
      )
    default:
      return <CannotShow file={file} />
  }
}

// The smaller picture of it, where there is one; if that does not come, the file itself.
function PictureView({ file: { url, title, smaller }, onFail }: { file: PreviewFile; onFail: () => void }) {
  const [whole, setWhole] = useState(smaller === undefined)
  return <Picture src={whole ? url : smaller} alt={title} onError={whole ? onFail : () => setWhole(true)} />
}

// A player asks for more of its file as it goes. Once its address has run out it gets a new one, and goes on where it was.
function usePlayer(renew: PreviewContentProps['renew'], fail: () => void) {
  const at = useRef<number | null>(null)
  return {
    onError: ({ currentTarget: { currentTime } }: SyntheticEvent<HTMLMediaElement>) => {
      if (!renew || at.current !== null) return fail()
      at.current = currentTime
      void renew().then((renewed) => renewed || fail())
    },
    onLoadedMetadata: ({ currentTarget }: SyntheticEvent<HTMLMediaElement>) => {
      if (at.current === null) return
      currentTarget.currentTime = at.current
      at.current = null
    },
  }
}

function Centred({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ flex: 1, minHeight: 0, display: 'grid', placeItems: 'center', p: 2, bgcolor: 'action.hover' }}>
      {children}
    </Box>
  )
}

const Sheet = styled('iframe')({ flex: 1, width: '100%', border: 0, minHeight: 0 })

// Telephones have no viewer for a page within a page, or show its first sheet only.
function drawsPdf(): boolean {
  return navigator.pdfViewerEnabled && !window.matchMedia('(hover: none) and (pointer: coarse)').matches
}

// The browser's own viewer, which has a sandbox of its own: a PDF in a sandboxed frame would not be shown at all. The
// server allows the file no scripts and nothing from elsewhere.
function PdfView({ file }: { file: PreviewFile }) {
  if (!drawsPdf()) return <CannotShow file={file} opens />
  return <Sheet src={file.url} title={file.title} />
}

// The server has a plain text saved, never shown: it is read here, and drawn as words and nothing else.
function TextView({ file }: { file: PreviewFile }) {
  const text = useQuery({
    queryKey: ['preview', file.url],
    queryFn: async ({ signal }) => {
      const answer = await fetch(file.url, { signal }).catch(() => {
        throw noAnswer()
      })
      if (!answer.ok) throw new ApiError(answer.status)
      return answer.text()
    },
  })
  return (
    <QueryView query={text} loading={<LoadingRows rows={8} height={32} />}>
      {(words) => (
        <Box
          component="pre"
          // It scrolls, so the keyboard must reach it.
          tabIndex={0}
          aria-label={file.title}
          sx={{
            m: 0,
            p: 3,
            // Long lines are hard to read.
            paddingInline: 'max(24px, 50% - 38ch)',
            flex: 1,
            overflow: 'auto',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            fontFamily: 'inherit',
            lineHeight: 1.6,
          }}
        >
          {words}
        </Box>
      )}
    </QueryView>
  )
}

import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react'
import { CannotShow } from './cannot-show'
import { PdfView } from './pdf-view'
import { previewKind } from './preview-kind'
import { TextView } from './text-view'

export type PreviewFile = {
  title: string
  // The signed address, the name to save it under, and what the server found it to be.
  url: string
  name: string
  mediaType: string
  size: number
}

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
          <Picture src={url} alt={title} onError={fail} />
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

import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { type ReactNode, useState } from 'react'
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

// The file itself, by what the server found it to be; where the browser fails at it, the way to save it.
export function PreviewContent({ file }: { file: PreviewFile }) {
  const [failed, setFailed] = useState(false)
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
          <Sound src={url} controls preload="metadata" aria-label={title} onError={fail} />
        </Centred>
      )
    case 'video':
      return (
        <Centred>
          <Film src={url} controls preload="metadata" aria-label={title} onError={fail} />
        </Centred>
      )
    default:
      return <CannotShow file={file} />
  }
}

function Centred({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ flex: 1, minHeight: 0, display: 'grid', placeItems: 'center', p: 2, bgcolor: 'action.hover' }}>
      {children}
    </Box>
  )
}

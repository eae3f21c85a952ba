import { styled } from '@mui/material/styles'
import { CannotShow } from './cannot-show'
import type { PreviewFile } from './preview-content'

const Sheet = styled('iframe')({ flex: 1, width: '100%', border: 0, minHeight: 0 })

// Telephones have no viewer for a page within a page, or show its first sheet only.
function drawsPdf(): boolean {
  return navigator.pdfViewerEnabled && !window.matchMedia('(hover: none) and (pointer: coarse)').matches
}

// The browser's own viewer, which has a sandbox of its own: a PDF in a sandboxed frame would not be shown at all. The
// server allows the file no scripts and nothing from elsewhere.
export function PdfView({ file }: { file: PreviewFile }) {
  if (!drawsPdf()) return <CannotShow file={file} opens />
  return <Sheet src={file.url} title={file.title} />
}

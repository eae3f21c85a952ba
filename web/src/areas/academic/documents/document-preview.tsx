import { PreviewDialog } from '@/ui/preview/preview-dialog'
import type { CourseDocument } from './api'

type DocumentPreviewProps = {
  documents: readonly CourseDocument[]
  openId: string
  onOpen: (id: string) => void
  onClose: () => void
}

// One document of a list, with the way to its neighbours.
export function DocumentPreview({ documents, openId, onOpen, onClose }: DocumentPreviewProps) {
  const at = documents.findIndex(({ id }) => id === openId)
  const document = documents[at]
  if (!document) return null
  const to = (neighbour: CourseDocument | undefined) => (neighbour ? () => onOpen(neighbour.id) : undefined)
  const { title, content_url: url, name, media_type: mediaType, size } = document
  return (
    <PreviewDialog
      file={{ title, url, name, mediaType, size }}
      onClose={onClose}
      onPrevious={to(documents[at - 1])}
      onNext={to(documents[at + 1])}
    />
  )
}

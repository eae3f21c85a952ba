import { PreviewDialog } from '@/ui/preview/preview-dialog'
import type { Recording } from './recording-kind'

type RecordingPreviewProps = {
  // Among which one turns the pages.
  recordings: readonly Recording[]
  openId: string
  onOpen: (id: string) => void
  onClose: () => void
}

// Shows a photo or a paper over the page; the arrows lead to the next, and photos follow each other by themselves.
export function RecordingPreview({ recordings, openId, onOpen, onClose }: RecordingPreviewProps) {
  const at = recordings.findIndex(({ id }) => id === openId)
  const shown = recordings[at]
  if (!shown) return null
  const { title, content_url: url, name, media_type: mediaType, size } = shown
  const mayKeep = shown.downloadable || shown.may_edit
  const large = shown.thumbnail_url && largeOf(shown.thumbnail_url)
  const after = recordings[(at + 1) % recordings.length]
  const to = (one: Recording | undefined) => one && (() => onOpen(one.id))
  return (
    <PreviewDialog
      file={{ title, url, name, mediaType, size, mayKeep, ...(large && { smaller: large }) }}
      onClose={onClose}
      onPrevious={to(recordings[at - 1])}
      onNext={to(recordings[at + 1])}
      onSlide={shown.kind === 'photo' && recordings.length > 1 ? to(after) : undefined}
    />
  )
}

function largeOf(thumbnail: string): string {
  return `${thumbnail}${thumbnail.includes('?') ? '&' : '?'}size=large`
}

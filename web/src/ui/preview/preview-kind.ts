export type PreviewFile = {
  title: string
  // The signed address, the name to save it under, and what the server found it to be.
  url: string
  name: string
  mediaType: string
  size: number
  // False where it is only shown, and not to be kept.
  mayKeep?: boolean
  // A picture of it that is large enough to be looked at, and smaller than the file.
  smaller?: string
}

// How a file is shown in the page. All else is only saved: what a browser cannot draw by itself, or what could carry
// scripts (the server never calls a file by such a type).
export type PreviewKind = 'pdf' | 'picture' | 'audio' | 'video' | 'text'

const pictures = ['image/jpeg', 'image/png', 'image/webp']
// Larger texts would hold the page up, and nobody reads them here.
const mostText = 2 * 1024 * 1024

export function previewKind(mediaType: string, size: number): PreviewKind | undefined {
  const [type = ''] = mediaType.split(';')
  if (type === 'application/pdf') return 'pdf'
  if (pictures.includes(type)) return 'picture'
  if (type.startsWith('audio/')) return 'audio'
  if (type.startsWith('video/')) return 'video'
  if (type === 'text/plain' && size <= mostText) return 'text'
  return undefined
}

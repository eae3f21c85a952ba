import {
  FileIcon as AnyFileIcon,
  AudioIcon,
  FilmIcon,
  PdfIcon,
  PictureIcon,
  SheetIcon,
  SlidesIcon,
  TextFileIcon,
} from '@/ui/icons'

const kinds = [
  { pattern: /^image\//, Icon: PictureIcon },
  { pattern: /^audio\//, Icon: AudioIcon },
  { pattern: /^video\//, Icon: FilmIcon },
  { pattern: /pdf/, Icon: PdfIcon },
  { pattern: /sheet|excel/, Icon: SheetIcon },
  { pattern: /presentation|powerpoint/, Icon: SlidesIcon },
  { pattern: /^text\/|word|opendocument\.text/, Icon: TextFileIcon },
]

// Tells at a glance what kind of file it is; its name, beside it, says the same.
export function FileIcon({ mediaType }: { mediaType: string }) {
  const { Icon } = kinds.find(({ pattern }) => pattern.test(mediaType)) ?? { Icon: AnyFileIcon }
  return <Icon aria-hidden sx={{ color: 'text.secondary' }} />
}

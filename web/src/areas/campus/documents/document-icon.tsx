import { FileIcon, PdfIcon, PictureIcon, SheetIcon, SlidesIcon, TextFileIcon } from '@/ui/icons'

const kinds = [
  { pattern: /^image\//, Icon: PictureIcon },
  { pattern: /pdf/, Icon: PdfIcon },
  { pattern: /sheet|excel/, Icon: SheetIcon },
  { pattern: /presentation|powerpoint/, Icon: SlidesIcon },
  { pattern: /^text\/|word|opendocument\.text/, Icon: TextFileIcon },
]

// Tells at a glance what kind of paper it is; the file's name, beside it, says the same.
export function DocumentIcon({ mediaType }: { mediaType: string }) {
  const { Icon } = kinds.find(({ pattern }) => pattern.test(mediaType)) ?? { Icon: FileIcon }
  return <Icon aria-hidden sx={{ color: 'text.secondary' }} />
}

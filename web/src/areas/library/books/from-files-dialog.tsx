import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useText } from '@/texts/use-text'
import { bookFileRules } from '@/ui/files/file-rules'
import { UploadArea } from '@/ui/files/upload-area'
import { useUploads } from '@/ui/files/use-uploads'
import { editPath } from '@/ui/record/use-editing'
import { drawPdf } from '../cover/use-pdf-cover'
import { type Book, createFromFile, keepBook, setCover } from './api'
import { BookCover } from './book-cover'
import { bookPath } from './book-list'

const isPdf = ({ name }: File) => name.toLowerCase().endsWith('.pdf')

// What a PDF says of itself, and its first page as a cover, are read here: the browser has a reader of them.
async function makeBook(upload: string, file: File): Promise<Book> {
  if (!isPdf(file)) return createFromFile(upload, {})
  const { readPdf } = await import('../cover/read-pdf')
  const book = await createFromFile(upload, await readPdf(await file.arrayBuffer()))
  const picture = await drawPdf(() => file.arrayBuffer())
  return picture ? setCover(book.id, picture) : book
}

// Books out of their files, several at once; each is looked through before anybody else sees it.
export function FromFilesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useText()
  const id = useId()
  const cache = useQueryClient()
  const [made, setMade] = useState<readonly Book[]>([])
  const uploads = useUploads({
    kind: 'book_file',
    scope: 'catalogue',
    rules: bookFileRules,
    onDone: async (upload, file) => {
      const book = await makeBook(upload, file)
      keepBook(cache, book)
      setMade((all) => [...all, book])
    },
  })
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t('book.from_file.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography sx={{ color: 'text.secondary' }}>{t('book.from_file.text')}</Typography>
        <UploadArea label={t('book.from_file.add')} uploads={uploads} />
        {made.length > 0 && <Made books={made} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('ui.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

function Made({ books }: { books: readonly Book[] }) {
  const { t } = useText()
  return (
    <Box component="ul" aria-label={t('book.from_file.made')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {books.map(({ id, title, author, cover_url }) => (
        <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 0.5 }}>
          <BookCover title={title} src={cover_url} width={32} />
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <MuiLink
              component={Link}
              to={editPath(bookPath(id))}
              aria-label={t('book.from_file.look', { title })}
            >
              {title}
            </MuiLink>
            <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
              {author}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  )
}

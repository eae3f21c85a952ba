import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useCallback } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { useText } from '@/texts/use-text'
import { lazyPart } from '@/ui/lazy-part'
import { LoadingRows } from '@/ui/states/loading-rows'
import { NotFoundState } from '@/ui/states/not-found-state'
import { QueryView } from '@/ui/states/query-view'
import { type FileOfBook, readingQuery } from './api'
import { EpubReader } from './epub-reader'
import { fromBook } from './read-path'
import type { ReaderProps } from './reader-props'
import { Unopened } from './unopened'

const PdfReader = lazyPart(() => import('./pdf/pdf-reader').then((m) => ({ default: m.PdfReader })))

const readers: Partial<Record<FileOfBook['kind'], ComponentType<ReaderProps>>> = {
  epub: EpubReader,
  kindle: EpubReader,
  pdf: PdfReader,
}

// /apps/{student,alumni,instructor}/library/{id}/read/{fileId}: the whole window is for the text.
export function Component() {
  const { t } = useText()
  const { bookId = '', fileId = '' } = useParams()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const query = useQuery(readingQuery(bookId))
  // Who came from the page of the book goes back to it; who came by the address is led there.
  const close = useCallback(() => {
    if (state === fromBook) void navigate(-1)
    else void navigate(pathname.replace(/\/read\/.*/, ''), { replace: true })
  }, [navigate, pathname, state])
  const file = query.data?.files.find(({ id }) => id === fileId)
  const Reader = file && readers[file.kind]
  const notFound = <NotFoundState text={t('book.library.not_found')} />
  return (
    <Box sx={{ position: 'fixed', inset: 0, bgcolor: 'background.default', display: 'grid' }}>
      {file && Reader && query.data ? (
        <Reader key={fileId} file={file} bookId={bookId} title={query.data.title} onClose={close} />
      ) : (
        <Unopened onClose={close}>
          <QueryView page query={query} loading={<LoadingRows rows={8} height={32} />} notFound={notFound}>
            {() => notFound}
          </QueryView>
        </Unopened>
      )}
    </Box>
  )
}

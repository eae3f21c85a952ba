import { groups, keepers, type Role } from '@/session/roles'
import { type Screen, screen } from './screen'

const booksTexts = ['book', 'list', 'upload'] as const
const bookTexts = [...booksTexts, 'history', 'record'] as const

// Who lends: the library's own people, and the office of a campus.
const lenders: Role[] = [...keepers, 'librarian']
const loanTexts = ['loan', 'copy', 'reservation', 'stock', 'book', 'list', 'badge'] as const

// A space is for everybody: it shows who opens it what is published, and his own things.
const libraryTexts = ['book', 'list'] as const

const alone = { layout: 'report' } as const
// The screens of the library; one of screen-tables.ts.
export const libraryScreens: readonly Screen[] = [
  screen('/apps/academic/book', groups.student, booksTexts, () => import('@/areas/library/books/books-page')),
  screen(
    '/apps/academic/book/new',
    groups.librarian,
    booksTexts,
    () => import('@/areas/library/books/new-book-page'),
  ),
  screen(
    '/apps/academic/book/import',
    groups.librarian,
    ['import', 'book', 'copy', 'list'],
    () => import('@/areas/library/import/book-import-page'),
  ),
  screen(
    '/apps/academic/book/files/:bookId',
    groups.student,
    bookTexts,
    () => import('@/areas/library/files/book-files-page'),
  ),
  screen(
    '/apps/academic/loans/reservations',
    lenders,
    loanTexts,
    () => import('@/areas/library/reservations/reservations-page'),
  ),
  screen('/apps/academic/loans/stock', lenders, loanTexts, () => import('@/areas/library/stock/stocks-page')),
  screen(
    '/apps/academic/loans/stock/:stockId',
    lenders,
    loanTexts,
    () => import('@/areas/library/stock/stock-page'),
  ),
  screen('/apps/academic/loans', lenders, loanTexts, () => import('@/areas/library/loans/loans-page')),
  screen(
    '/apps/academic/book/copies/:bookId',
    lenders,
    [...bookTexts, 'copy', 'loan', 'reservation'],
    () => import('@/areas/library/copies/copies-page'),
  ),
  screen(
    '/apps/academic/book/:bookId',
    groups.student,
    bookTexts,
    () => import('@/areas/library/books/book-page'),
  ),
  screen(
    '/apps/student/library',
    groups.student,
    libraryTexts,
    () => import('@/areas/library/space/library-page'),
  ),
  screen(
    '/apps/student/library/:bookId/read/:fileId',
    groups.student,
    libraryTexts,
    () => import('@/areas/library/reader/read-page'),
    alone,
  ),
  screen(
    '/apps/student/library/:bookId',
    groups.student,
    libraryTexts,
    () => import('@/areas/library/space/library-book-page'),
  ),
  screen(
    '/apps/alumni/library',
    groups.student,
    libraryTexts,
    () => import('@/areas/library/space/library-page'),
  ),
  screen(
    '/apps/alumni/library/:bookId/read/:fileId',
    groups.student,
    libraryTexts,
    () => import('@/areas/library/reader/read-page'),
    alone,
  ),
  screen(
    '/apps/alumni/library/:bookId',
    groups.student,
    libraryTexts,
    () => import('@/areas/library/space/library-book-page'),
  ),
  screen(
    '/apps/instructor/library',
    groups.student,
    libraryTexts,
    () => import('@/areas/library/space/library-page'),
  ),
  screen(
    '/apps/instructor/library/:bookId/read/:fileId',
    groups.student,
    libraryTexts,
    () => import('@/areas/library/reader/read-page'),
    alone,
  ),
  screen(
    '/apps/instructor/library/:bookId',
    groups.student,
    libraryTexts,
    () => import('@/areas/library/space/library-book-page'),
  ),
]

import type { Schemas } from '@/api/client'

type Kind = Schemas['FileOfBook']['kind']

// Whether a file is read on a page of its own.
export const isRead = (kind: Kind) => kind !== 'audio'

// Where a file of the book at an address is read.
export const readPath = (book: string, fileId: string) => `${book}/read/${fileId}`

// What tells the reader that the page of the book lies behind it.
export const fromBook = 'from-book'

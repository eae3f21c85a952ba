import type { FileOfBook } from './api'

// What a reader of any kind of file is given.
export type ReaderProps = { bookId: string; file: FileOfBook; title: string; onClose: () => void }

// What is before one's eyes: from where to where in the whole, and with which words of which section it begins.
export type Seen = { from: number; to: number; section: number; start: number; finish: number; quote: string }

// Where to stand in a section: at a share of it, an anchor, or some words.
export type Target = { share: number } | { anchor: string } | { start: number }

// One page on or back; false where there is none in what is drawn.
export type Turning = { turn: (by: 1 | -1) => boolean }

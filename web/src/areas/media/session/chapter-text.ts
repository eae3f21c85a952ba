import { clockTime, readClockTime } from '@/ui/player/clock-time'
import type { Chapter } from '@/ui/player/player-store'

// Chapters as people write them: one on each line, with its time first.
export function writeChapters(chapters: readonly Chapter[]): string {
  return chapters.map(({ at, title }) => `${clockTime(at)} ${title}`).join('\n')
}

const longest = 200

// Undefined where a line has no time or no title, or comes before the one above it. A time that was not touched keeps
// the parts of its second.
export function readChapters(text: string, known: readonly Chapter[] = []): Chapter[] | undefined {
  const chapters: Chapter[] = []
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue
    const [, time = '', title = ''] = /^(\S+)\s+(.+)$/.exec(line) ?? []
    const at = readClockTime(time)
    if (at === undefined || title.length > longest) return undefined
    const same = known.find((one) => one.title === title && clockTime(one.at) === clockTime(at))
    const chapter = same ?? { at, title }
    const last = chapters.at(-1)
    if (last && last.at >= chapter.at) return undefined
    chapters.push(chapter)
  }
  return chapters
}

// A new line for a moment, in its place among the others.
export function addChapter(text: string, at: number): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const after = lines.findIndex((line) => (readClockTime(line.trim().split(/\s/)[0] ?? '') ?? 0) > at)
  lines.splice(after < 0 ? lines.length : after, 0, `${clockTime(at)} `)
  return lines.join('\n')
}

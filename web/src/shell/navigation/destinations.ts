import { foldText } from '@/lib/fold-text'
import type { Texts } from '@/texts/texts'
import { type NavigationEntry, type NavigationItem, type NavigationParent, nameOf } from './entry'

// A page that the menu leads to, with the headings it stands under.
export type Destination = { item: NavigationItem; parents: readonly NavigationParent[] }

export function destinationsOf(
  entries: readonly NavigationEntry[],
  parents: readonly NavigationParent[] = [],
): Destination[] {
  return entries.flatMap((entry) => {
    if (entry.type === 'item') return [{ item: entry, parents }]
    return entry.type === 'divider' ? [] : destinationsOf(entry.children, [...parents, entry])
  })
}

const most = 10

// The destinations that a few typed letters may mean, the likeliest first. Accents and the case do not count; the
// English name is known in every language.
export function searchDestinations(
  destinations: readonly Destination[],
  typed: string,
  texts: Texts,
): Destination[] {
  const words = foldText(typed).split(/\s+/).filter(Boolean)
  return destinations
    .map((destination) => ({ destination, rank: rankOf(destination, words, texts) }))
    .filter(({ rank }) => rank < unlike)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ destination }) => destination)
}

const unlike = 3

// 0 where the name begins with it, 1 where a word of it does, 2 where it stands somewhere in name or headings.
function rankOf({ item, parents }: Destination, words: readonly string[], texts: Texts): number {
  const names = foldText(`${nameOf(item, texts)} ${item.title}`)
  const everything = [names, ...parents.map((parent) => foldText(nameOf(parent, texts)))].join(' ')
  if (!words.every((word) => everything.includes(word))) return unlike
  const [first = ''] = words
  if (names.startsWith(first)) return 0
  return names.includes(` ${first}`) ? 1 : 2
}

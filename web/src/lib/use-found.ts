import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { foldText } from './fold-text'
import { useSettled } from './use-settled'

type Finding<Item, Key extends QueryKey> = {
  typed: string
  // Nothing is searched for while the list is closed.
  asked: boolean
  queryOf: (text: string) => UseQueryOptions<Item[], Error, Item[], Key>
  // All that an item is known by.
  wordsOf: (item: Item) => string
}

/**
 * What the server finds for a text while one types. Until it has answered, only those of its last answer are offered
 * that fit the text: Enter must not choose what nobody was looking for.
 */
export function useFound<Item, Key extends QueryKey>(finding: Finding<Item, Key>) {
  const { typed, asked, queryOf, wordsOf } = finding
  const text = typed.trim()
  const settled = useSettled(text)
  const { data = [], isPlaceholderData, isFetching } = useQuery({ ...queryOf(settled), enabled: asked })
  if (settled === text && !isPlaceholderData) return { found: data, searching: isFetching }
  const words = foldText(text).split(/\s+/)
  const fits = (item: Item) => words.every((word) => foldText(wordsOf(item)).includes(word))
  return { found: data.filter(fits), searching: true }
}

import { useText } from '@/texts/use-text'

// What the program has words for in every language.
const known = ['rent', 'food', 'travel', 'supplies', 'books', 'teaching'] as const

// As the books keep a category that somebody typed: by its code where the program has a word for it, so that it is one
// category whatever language people read; else as it was written.
export function useCategory() {
  const { t } = useText()
  return (typed: string): string => {
    const said = typed.trim()
    const same = (one: (typeof known)[number]) =>
      t(`finance.category.${one}`).toLowerCase() === said.toLowerCase()
    return known.find(same) ?? said
  }
}

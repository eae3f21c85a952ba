import type { Language } from '@/texts/languages'

// Screens of the demo school, a file for each chapter that has one and each language: `make pictures` draws them.
const files = import.meta.glob<string>('./pictures/*/*.webp', { eager: true, import: 'default' })

// Pixels of the page; the files have half as many again each way.
export const pictureSize = { width: 880, height: 550 } as const

// The address of a chapter's picture.
export const pictureOf = (language: Language, chapter: string): string | undefined =>
  files[`./pictures/${language}/${chapter}.webp`]

// Which of its variants a language is written in. Left to itself, a browser takes Portuguese for Brazil's and English
// for America's, with its month before the day.
const variants: Readonly<Record<string, string>> = { en: 'en-GB', pt: 'pt-PT' }

export function localeOf(language: string): string {
  return variants[language] ?? language
}

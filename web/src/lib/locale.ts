// Which of its variants a language is written in. Left to itself, a browser takes Portuguese for Brazil's and English
// for America's, with its month before the day.
const variants: Readonly<Record<string, string>> = { en: 'en-GB', pt: 'pt-PT' }

// Who has set his browser to a variant of the language keeps his habits.
export function localeOf(language: string): string {
  const own = navigator.languages.find((tag) => tag.split('-')[0] === language && tag.includes('-'))
  return own ?? variants[language] ?? language
}

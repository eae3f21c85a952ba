// The five languages of the interface; the first is the source of the texts and the fallback.
export const languages = ['fr', 'en', 'pt', 'it', 'es'] as const

export type Language = (typeof languages)[number]

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language)
}

// Written out: to ask the browser for the five costs a phone a third of a second.
const ownNames: Record<Language, string> = {
  fr: 'Français',
  en: 'English',
  pt: 'Português',
  it: 'Italiano',
  es: 'Español',
}

// A language in its own words, for people who cannot read the present one.
export function ownName(language: Language): string {
  return ownNames[language]
}

// The five languages of the interface; the first is the source of the texts and the fallback.
export const languages = ['fr', 'en', 'pt', 'it', 'es'] as const

export type Language = (typeof languages)[number]

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language)
}

// A language in its own words ("Français"), for people who cannot read the present one.
export function ownName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

type Names = Record<string, string>

const files: Record<string, () => Promise<{ names: Names }>> = {
  fr: () => import('virtual:country-names/fr'),
  en: () => import('virtual:country-names/en'),
  pt: () => import('virtual:country-names/pt'),
  it: () => import('virtual:country-names/it'),
  es: () => import('virtual:country-names/es'),
}

const fetched = new Map<string, Names>()

// Fetches the names of countries, two KiB, for a page that shows a few of them: the browser takes a phone a tenth of a
// second for its first name, and does it while it draws. Without them the browser's are taken.
export async function fetchCountryNames(language: string): Promise<void> {
  if (fetched.has(language)) return
  const file = await files[language]?.().catch(() => undefined)
  if (file) fetched.set(language, file.names)
}

export function fetchedCountryName(code: string, language: string): string | undefined {
  return fetched.get(language)?.[code]
}

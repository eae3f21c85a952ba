import i18next, { type BackendModule } from 'i18next'
import { pluralForm } from '@/lib/plural'
import { isLanguage, type Language, languages } from './languages'
import type { Namespace, TextKey } from './text-key'

type TextParams = Record<string, unknown>

// What a component draws with; a new one after every change of language or newly arrived texts.
export type Texts = {
  language: Language
  t: (key: TextKey, params?: TextParams) => string
  // The text of a code that came from the server; undefined where the catalogue has none.
  code: (code: string, params?: TextParams) => string | undefined
}

// Needed on every page: they come in one file for each language.
const everywhere: Namespace[] = ['field', 'network', 'request', 'session', 'storage', 'ui']

type File = Record<string, unknown>

type LanguageFile = { common: Record<string, File>; areas: Record<string, () => Promise<File>> }

// Each language's file knows where its other texts are: the first file of the page need not name them all.
const languageFiles = import.meta.glob<LanguageFile>('./common/*.ts')

async function fetchTexts(language: string, namespace: string): Promise<File> {
  const found = await languageFiles[`./common/${language}.ts`]?.()
  const path = `../${language}/${namespace}.json`
  const file = found?.common[path] ?? (await found?.areas[path]?.())
  if (!file) throw new Error(path)
  return file
}

const backend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, done) => {
    fetchTexts(language, namespace).then(
      (texts) => done(null, texts),
      (error: Error) => done(error, false),
    )
  },
}

let started: Promise<void> | undefined

// Everything else here waits for it, so it may be called early and often.
export function startTexts(): Promise<void> {
  started ??= start()
  return started
}

async function start(): Promise<void> {
  const language = document.documentElement.lang
  await i18next.use(backend).init({
    lng: isLanguage(language) ? language : 'fr',
    fallbackLng: false,
    supportedLngs: [...languages],
    load: 'currentOnly',
    ns: [...everywhere],
    defaultNS: 'ui',
    // Equal on purpose: a key is "file.key.key", exactly like the codes of the server.
    nsSeparator: '.',
    keySeparator: '.',
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: lacked,
  })
  i18next.services.pluralResolver.getSuffix = (language: string, count: number) =>
    `_${pluralForm(count, language)}`
  publish()
  i18next.store.on('added', () => lacking && publish())
}

// What pages have asked for so far, in whichever language.
const wanted = new Set<Namespace>(everywhere)

async function fetchInto(language: Language, namespaces: Iterable<Namespace>): Promise<void> {
  const missing = [...namespaces].filter((namespace) => !i18next.hasResourceBundle(language, namespace))
  await Promise.all(
    missing.map(async (namespace) =>
      i18next.addResourceBundle(language, namespace, await fetchTexts(language, namespace)),
    ),
  )
}

// Pages name the texts they need in the route table; they come side by side with the page's code.
export async function loadTexts(namespaces: readonly Namespace[]): Promise<void> {
  for (const namespace of namespaces) wanted.add(namespace)
  // Begins the download at once, beside that of the common texts; the modules are kept by the browser.
  const early = document.documentElement.lang
  for (const namespace of namespaces) void fetchTexts(early, namespace).catch(() => {})
  await startTexts()
  let language: Language
  // Somebody may switch the language while the texts are on their way.
  do {
    language = i18next.language as Language
    await fetchInto(language, namespaces)
  } while (language !== i18next.language)
}

// Loads everything in use in the other language first, so that the page switches at once and nothing blinks.
export async function switchLanguage(language: Language): Promise<void> {
  await startTexts()
  let asked: number
  do {
    asked = wanted.size
    await fetchInto(language, wanted)
  } while (asked < wanted.size)
  await i18next.changeLanguage(language)
  localStorage.setItem('language', language)
  document.documentElement.lang = language
  publish()
}

// Whether somebody was drawn before his texts were there. Where nobody was, texts that come later are no reason to draw
// the whole page again, at once and in one go.
let lacking = false

function lacked(key: string): string {
  lacking = true
  return key
}

function translate(key: string, params?: TextParams): string {
  return i18next.t(key, params ?? {}) as string
}

function code(key: string, params?: TextParams): string | undefined {
  if (i18next.exists(key, params)) return translate(key, params)
  lacking = true
  return undefined
}

let texts: Texts = { language: 'fr', t: translate, code }
const listeners = new Set<() => void>()

function publish(): void {
  lacking = false
  const language = isLanguage(i18next.language) ? i18next.language : 'fr'
  texts = { language, t: (key, params) => translate(key, params), code: (key, params) => code(key, params) }
  for (const listener of listeners) listener()
}

export function currentTexts(): Texts {
  return texts
}

export function onTextsChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

import { beforeAll, expect, test } from 'vitest'
import { leavesOf } from '@/lib/leaves'
import { type Language, languages } from './languages'
import { currentTexts, loadTexts, switchLanguage } from './texts'

// Every text that the specification quotes, letter by letter, in the language that it quotes it in.
type Quoted = [section: string, language: Language, key: string, text: string]

const quoted: Quoted[] = [
  ['introduction', 'en', 'ui.brand', 'My space'],
  ['2', 'fr', 'ui.nothing_found', 'Non trouvé...'],
  ['4 and 8', 'fr', 'session.unauthorized', 'Accès non autorisé'],
  ['5', 'en', 'field.email', 'Invalid email address format'],
  ['5', 'en', 'field.too_short {"limit":4}', 'At least 4 characters'],
  ['5', 'en', 'field.required', 'This field is required'],
  ['5', 'en', 'account.existing_missing', 'Type your existing password.'],
  ['5', 'en', 'account.existing_invalid', 'Invalid existing password.'],
  ['7', 'en', 'session.saved', 'User data saved with api'],
  ['8', 'en', 'session.token_expired', 'token expired'],
  ['8', 'en', 'session.token_refused', 'Failed to login with token.'],
  ['8', 'fr', 'account.email_unknown', 'Adresse email inconnue, contactez votre coordinateur de campus'],
  ['8', 'en', 'ui.error.title', 'An error has occurred'],
  ['8', 'en', 'ui.empty.title', 'There is no data !'],
  ['8', 'en', 'ui.not_found.title', 'Not found'],
]

beforeAll(() => loadTexts(['account', 'session']))

test.each(quoted)('section %s, %s: %s says "%s"', async (_section, language, key, text) => {
  await switchLanguage(language)
  const [name = '', params = '{}'] = key.split(' ')
  expect(currentTexts().code(name, JSON.parse(params))).toBe(text)
})

const files = import.meta.glob<Record<string, unknown>>('./*/*.json', { eager: true, import: 'default' })

const deleteQuestion: Record<Language, string> = {
  fr: 'Voulez-vous vraiment supprimer ?',
  en: 'Do you really want to delete?',
  pt: 'Deseja mesmo eliminar?',
  it: 'Vuole davvero eliminare?',
  es: '¿Desea realmente eliminar?',
}

const textsOf = (language: Language) =>
  Object.entries(files)
    .filter(([path]) => path.startsWith(`./${language}/`))
    .flatMap(([path, file]) =>
      [...leavesOf(file)].map(([key, text]) => [`${path.split('/')[2]} ${key}`, text] as const),
    )

const deletes = textsOf('en')
  .filter(([, text]) => String(text).startsWith('Do you really want to delete'))
  .map(([key]) => key)

// Section 5. Whatever is deleted is asked about in the same words; canceling and declining in words like them.
test.each(languages)('%s: every question before something is deleted is the same', (language) => {
  const asked = textsOf(language).filter(([key]) => deletes.includes(key))
  expect(asked.length).toBeGreaterThanOrEqual(18)
  expect(asked.filter(([, text]) => text !== deleteQuestion[language])).toEqual([])
})

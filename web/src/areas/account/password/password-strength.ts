import { foldText } from '@/lib/fold-text'

// How hard a password is to guess, from 0 to 4. A rough likeness of what the server counts with its long lists,
// small enough to be fetched while somebody types; the server has the last word.
export type Strength = 0 | 1 | 2 | 3 | 4

// In bits: fewer than the first is worth nothing, as many as the last is worth everything.
const steps = [10, 20, 27, 34]

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'azertyuiop',
  'qsdfghjklm',
]
const backwards = rows.map((row) => [...row].reverse().join(''))
const tables = [...rows, ...backwards]

// What guessers try first costs them next to nothing; the owner's own words (name, address) are such, too.
export function passwordStrength(password: string, ownWords: readonly string[] = []): Strength {
  const words = [...knownWords, ...ownWords.map(foldText).filter((word) => word.length > 2)]
  const bits = bitsOf(plain(password.slice(0, 100)), words)
  return steps.filter((step) => bits >= step).length as Strength
}

const lookalikes: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
}

// "P@ssw0rd" is "password" to whoever guesses. Figures among figures stay figures.
function plain(password: string): string {
  return foldText(password).replace(/[@$!]|(?<=\p{L})[0134](?=\p{L})/gu, (sign) => lookalikes[sign] ?? sign)
}

function bitsOf(text: string, words: readonly string[]): number {
  let bits = 0
  for (let at = 0; at < text.length; ) {
    const part = cheapPart(text.slice(at), words)
    bits += part.bits
    at += part.length
  }
  return bits
}

type Part = { length: number; bits: number }

// The longest thing at the start of a text that guessers know, else one run of letters or one other sign.
function cheapPart(rest: string, words: readonly string[]): Part {
  const known: Part[] = [
    { length: longest(rest, words), bits: 6 },
    { length: rest.match(/^(.)\1{2,}/u)?.[0].length ?? 0, bits: 5 },
    { length: sequenceLength(rest), bits: 5 },
    { length: rest.match(/^(19|20)\d\d/)?.[0].length ?? 0, bits: 6 },
  ]
  const best = known.reduce((a, b) => (b.length > a.length ? b : a))
  if (best.length >= 3) return best
  const letters = rest.match(/^\p{L}+/u)?.[0].length ?? 0
  // A run of letters is likely to be a word of some language.
  if (letters >= 4) return { length: letters, bits: Math.min(letters * 3.3, 9 + letters) }
  return { length: 1, bits: 3.3 }
}

function longest(rest: string, words: readonly string[]): number {
  return Math.max(0, ...words.filter((word) => rest.startsWith(word)).map((word) => word.length))
}

function sequenceLength(rest: string): number {
  let length = 0
  while (length < rest.length && tables.some((row) => row.includes(rest.slice(0, length + 1)))) length += 1
  return length >= 3 ? length : 0
}

// Words that stand in most lists of stolen passwords, in the five languages, and those of this place.
const knownWords = (
  'password passwort motdepasse azerty azertyuiop qwerty qwertz qwertyuiop iloveyou jetaime tequiero teamo tiamo ' +
  'letmein welcome bienvenue bienvenido benvenuto admin root test guest user login master secret soleil sunshine ' +
  'princess princesse princesa principessa dragon monkey football futbol soccer baseball hockey liverpool chelsea ' +
  'barcelona realmadrid juventus benfica marseille superman batman spiderman pokemon starwars shadow michael ' +
  'jordan daniel charlie thomas nicolas camille julien marie maria jesus jesuschrist christ cristo dieu seigneur ' +
  'amour amore amor hola bonjour hello ciao chocolat chocolate doudou loulou coucou chouchou mamour angel ange ' +
  'andrea martina giulia francesco alessandro napoli portugal france italia espana brasil paris lisboa roma madrid ' +
  'summer winter spring hiver printemps verano estate contrasena palavrapasse senha parola clave changeme trustno ' +
  'computer internet google facebook samsung apple freedom whatever flower fleur butterfly cheese pepper ginger ' +
  'cookie maggie killer hunter ranger tigger buster harley robert matrix mustang access family famille familia ' +
  'myspace campus bible biblia bibbia rhema eglise church iglesia chiesa igreja pasteur pastor grace gloire gloria'
).split(' ')

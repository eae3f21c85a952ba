import { expect, test } from 'vitest'
import { leavesOf } from '@/lib/leaves'
import { frenchSpacesPlugin, withFrenchSpaces } from './french-spaces'

test.each([
  [
    'Le livre « {{title}} » sert encore : il reste.',
    'Le livre «\u00a0{{title}}\u00a0» sert encore\u00a0: il reste.',
  ],
  ['Qui paie ? Vous ; bien sûr !', 'Qui paie\u202f? Vous\u202f; bien sûr\u202f!'],
  ['« Oui ? » : dites-le.', '«\u00a0Oui\u202f?\u00a0»\u00a0: dites-le.'],
  [
    '{{first}}:{{last}}, 10:30, https://a.example/?b=c;d',
    '{{first}}:{{last}}, 10:30, https://a.example/?b=c;d',
  ],
])('%s', (written, shown) => {
  expect(withFrenchSpaces(written)).toBe(shown)
  expect(withFrenchSpaces(shown)).toBe(shown)
})

const files = import.meta.glob<string>(['./*/*.json', '../shell/help/guide/*/*.json'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

function built(path: string, code: string): string | null {
  const { transform } = frenchSpacesPlugin()
  const id = new URL(path, 'file:///web/src/texts/').pathname
  return (transform as (code: string, id: string) => string | null)(code, id)
}

const french = Object.entries(files).filter(([path]) => path.includes('/fr/'))

// Every key keeps its place: only the spaces of what is said are others.
test.each(french)('%s: no line breaks before a sign or inside « »', (path, code) => {
  expect(code).not.toMatch(/[\u00a0\u202f]/)
  const said = built(path, code)
  expect(said?.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(JSON.stringify(JSON.parse(code)))
  const broken = [...leavesOf(JSON.parse(said ?? ''))].filter(([, text]) => /« | [»:;!?]/.test(String(text)))
  expect(broken).toEqual([])
})

test('other languages stay as they are', () => {
  const others = Object.entries(files).filter(([path]) => !path.includes('/fr/'))
  expect(others.length).toBeGreaterThan(french.length)
  expect(others.filter(([path, code]) => built(path, code) !== null)).toEqual([])
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '..', '..')
const read = (name: string) => readFileSync(join(web, name))
const page = read('index.html').toString()
const linked = (rel: string) => page.match(new RegExp(`rel="${rel}" href="([^"]+)"`))?.[1] ?? ''

// Width and height of a PNG, after its signature.
function sizeOf(icon: string): string {
  const bytes = read(`public${icon}`)
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

test('the app can be installed: its manifest is named by the page, and has icons of the sizes that it tells', () => {
  const manifest = JSON.parse(read(`public${linked('manifest')}`).toString())
  expect(manifest).toMatchObject({
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#3457c9',
  })
  const icons: { src: string; sizes: string; type: string; purpose?: string }[] = manifest.icons
  const drawn = icons.filter(({ type }) => type === 'image/png')
  expect(drawn.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512'])
  for (const { src, sizes } of drawn) expect(sizeOf(src)).toBe(sizes)
  expect(drawn.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  expect(sizeOf(linked('apple-touch-icon'))).toBe('180x180')
})

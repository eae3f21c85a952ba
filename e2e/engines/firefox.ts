import { openFirefox } from '../firefox/browser.ts'
import type { Browser } from './device.ts'

/** Debian's Firefox with a folder that outlives it. */
export async function firefox(folder: string, settings: Record<string, number> = {}): Promise<Browser> {
  const browser = await openFirefox(folder, settings)
  const [first] = await browser.pages()
  const page = first ?? (await browser.newPage())
  await page.setViewport({ width: 1024, height: 768 })
  const when = { waitUntil: 'domcontentloaded' } as const
  return {
    version: await browser.version(),
    goto: async (address) => void (await page.goto(address, when)),
    reload: async () => void (await page.reload(when)),
    run: (act, ...args) => page.evaluate(`(${act})(...${JSON.stringify(args)})`) as Promise<never>,
    press: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    picture: () => page.screenshot(),
    shut: () => browser.close(),
  }
}

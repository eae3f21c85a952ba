import { setTimeout as pause } from 'node:timers/promises'
import { expect } from '../test.ts'

export interface Point {
  x: number
  y: number
}

/** An engine's browser with one page: what every way to drive one can do. */
export interface Browser {
  version: string
  goto: (address: string) => Promise<void>
  reload: () => Promise<void>
  /** Runs a function in the page, as it stands there: it sees its arguments and nothing else. */
  run: <Args extends unknown[], Result>(
    act: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>
  press: (at: Point) => Promise<void>
  /** Types on the keyboard; \n is the key Enter. */
  type: (text: string) => Promise<void>
  picture: () => Promise<Uint8Array>
  /** Ends it; what it keeps stays in its folder. */
  shut: () => Promise<void>
}

/** Opens a browser that keeps what it has in this folder. */
export type Open = (folder: string) => Promise<Browser>

const patienceMs = 30_000

/** A browser in somebody's hands: what he presses he finds by its name, where it can be pressed. */
export class Device {
  private constructor(
    private readonly open: Open,
    private readonly folder: string,
    public browser: Browser,
  ) {}

  static async opened(open: Open, folder: string): Promise<Device> {
    return new Device(open, folder, await open(folder))
  }

  async reopen(): Promise<void> {
    await this.browser.shut()
    this.browser = await this.open(this.folder)
  }

  async press(selector: string, name = /(?:)/): Promise<void> {
    for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await pause(100)) {
      const at = await this.browser.run(middleOf, selector, name.source)
      if (at) return this.browser.press(at)
    }
    throw new Error(`${selector} ${name} cannot be pressed; the page says:\n${await this.text()}`)
  }

  async sees(text: RegExp, timeout = patienceMs): Promise<void> {
    await expect.poll(() => this.text(), { timeout }).toMatch(text)
  }

  // One space is taken for another, as journeys do: French has some at which no line breaks.
  private text(): Promise<string> {
    return this.browser.run(() => (document.body?.innerText ?? '').replace(/[\u00a0\u202f]/g, ' '))
  }
}

// The middle of the first of these with such a name, where nothing lies on it and nothing moves it: run in the page.
async function middleOf(selector: string, name: string): Promise<Point | null> {
  const wanted = new RegExp(name)
  const nameOf = (one: Element) =>
    (one.getAttribute('aria-label') ?? one.textContent ?? '').replace(/[\u00a0\u202f]/g, ' ').trim()
  const found = [...document.querySelectorAll(selector)].find((one) => wanted.test(nameOf(one)))
  if (!found || found.matches(':disabled')) return null
  found.scrollIntoView({ block: 'center', behavior: 'instant' })
  const middle = () => {
    const { left, top, width, height } = found.getBoundingClientRect()
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
  }
  const before = middle()
  await new Promise((resolve) => setTimeout(resolve, 100))
  const { x, y } = middle()
  const still = x === before.x && y === before.y
  return still && found.contains(document.elementFromPoint(x, y)) ? { x, y } : null
}

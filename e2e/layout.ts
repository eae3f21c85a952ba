import type { Page } from '@playwright/test'

/** How the frame looks, as far as journeys choose it; what is not named is as it comes. */
export interface Look {
  layout?: 'vertical' | 'horizontal-top' | 'horizontal-bar'
  mode?: 'fullwidth' | 'container' | 'boxed'
  navbar?: { display?: boolean; folded?: boolean; position?: 'left' | 'right' }
  toolbar?: { display?: boolean; style?: 'fixed' | 'static'; position?: 'above' | 'below' }
  footer?: { display?: boolean; style?: 'fixed' | 'static'; position?: 'above' | 'below' }
  scheme?: 'light' | 'dark'
  direction?: 'ltr' | 'rtl'
  palettes?: { main?: string; navbar?: string; toolbar?: string; footer?: string }
}

/** Has the page look otherwise, as if another tab had chosen it: at once, and saved nowhere. */
export async function wear(page: Page, look: Look, signedIn = true): Promise<void> {
  const { scheme = 'light', direction = 'ltr' } = look
  await page.evaluate(
    ([key, value]) => {
      localStorage.setItem(key, value)
      dispatchEvent(new StorageEvent('storage', { key }))
    },
    [signedIn ? 'own_look' : 'look', JSON.stringify({ ...look, scheme, direction })] as const,
  )
  await page.waitForFunction(
    ([dark, mirrored]) => {
      const { dataset, dir } = document.documentElement
      return dataset.scheme === dark && dir === mirrored
    },
    [scheme, direction],
  )
}

/** Has the next page that is opened look as it comes; the one that is shown stays as it is. */
export async function wearNothingNext(page: Page, signedIn = true): Promise<void> {
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    signedIn ? 'own_look' : 'look',
    JSON.stringify({ scheme: 'light', direction: 'ltr' }),
  ] as const)
}

/** A page of whichever driver. */
interface Looked {
  evaluate: (look: () => string[]) => Promise<string[]>
}

/** What is broken in the layout of the page as it stands, in words. */
export async function layoutFaults(page: Looked): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const overlap = (a: DOMRect, b: DOMRect) => {
      const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)]
      const [right, bottom] = [Math.min(a.right, b.right), Math.min(a.bottom, b.bottom)]
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
    }
    // What can be seen of an element: what it stands in may cut it off.
    const box = (element: Element) => {
      let seen: DOMRect = element.getBoundingClientRect()
      for (let outer = element.parentElement; outer; outer = outer.parentElement) {
        const { overflowX } = getComputedStyle(outer)
        if (overflowX !== 'visible') seen = overlap(seen, outer.getBoundingClientRect())
      }
      return seen
    }
    const shown = (element: Element) => {
      const { width, height } = box(element)
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
    }
    const name = (element: Element) => {
      const words = element.getAttribute('aria-label') ?? element.textContent ?? ''
      return `${element.tagName.toLowerCase()} "${words.trim().slice(0, 40)}"`
    }

    const { scrollWidth } = document.documentElement
    if (scrollWidth > innerWidth) faults.push(`the page is ${scrollWidth} wide in a window of ${innerWidth}`)

    const overlapping = (elements: Element[]) => {
      elements.forEach((one, at) => {
        for (const other of elements.slice(at + 1)) {
          if (one.contains(other) || other.contains(one)) continue
          const [a, b] = [box(one), box(other)]
          const { width, height } = overlap(a, b)
          // A button may stand on a row that is a link, as a whole.
          const whole = width >= Math.min(a.width, b.width) && height >= Math.min(a.height, b.height)
          if (width > 1 && height > 1 && !whole) faults.push(`${name(one)} lies over ${name(other)}`)
        }
      })
    }
    overlapping([...document.querySelectorAll('header, nav, main, footer')].filter(inFrame).filter(shown))

    for (const bar of [...document.querySelectorAll('[data-region]')].filter(shown)) {
      const inside = [...bar.querySelectorAll('*')].filter(shown)
      overlapping(inside.filter((element) => element.matches('a, button')))
      for (const element of inside) {
        const { left, right } = box(element)
        if (left < box(bar).left - 1 || right > box(bar).right + 1) {
          faults.push(`${name(element)} sticks out of its bar`)
        }
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        )
        const clips = getComputedStyle(element).overflowX !== 'visible'
        if (hasText && clips && element.scrollWidth > element.clientWidth + 1) {
          faults.push(`${name(element)} is cut off`)
        }
      }
    }
    return faults

    // A page has headers and navigations of its own.
    function inFrame(element: Element): boolean {
      return element.tagName === 'MAIN' || !element.closest('main')
    }
  })
}

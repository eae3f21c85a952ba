import { expect, type Locator, type Page } from '@playwright/test'

type Point = { x: number; y: number }

async function middleOf(target: Locator): Promise<Point> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('what is dragged is not to be seen')
  return { x: box.x + Math.min(box.width / 2, 60), y: box.y + Math.min(box.height / 2, 20) }
}

/** The steps between two points: what is dragged follows them. */
function between(from: Point, to: Point): Point[] {
  const steps = 8
  return Array.from({ length: steps }, (_, at) => {
    const part = (at + 1) / steps
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
  })
}

export async function dragByMouse(page: Page, what: Locator, onto: Locator): Promise<void> {
  const [from, to] = [await middleOf(what), await middleOf(onto)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  for (const { x, y } of between(from, to)) await page.mouse.move(x, y)
  await page.mouse.up()
}

/** Holds, drags and lets go with a finger: real touches, as the browser gets them from a screen. */
export async function dragByFinger(page: Page, what: Locator, onto: Locator): Promise<void> {
  const [from, to] = [await middleOf(what), await middleOf(onto)]
  const screen = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    screen.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await touch('touchStart', [from])
  // A swipe is no drag: what is held moves only after a moment.
  await page.locator('[data-held]').waitFor({ state: 'attached' })
  for (const point of between(from, to)) await touch('touchMove', [point])
  await touch('touchEnd', [])
}

/** Drags a line of a list in an order by hand with the keyboard, so many places down; up where it is less than none. */
export async function dragByKeyboard(page: Page, name: string, places: number): Promise<void> {
  const spoken = page.locator('[aria-live="assertive"]').last()
  await page.getByRole('button', { name: `Déplacer ${name}` }).focus()
  await page.keyboard.press('Space')
  // That it was lifted is told first, then where it is, when all lines are measured: an arrow before that leads nowhere.
  await expect(spoken).toHaveText(/\s: position \d+ sur \d+\.$/)
  const [from = 0, all = 0] = (await spoken.innerText()).match(/\d+(?= sur)|\d+(?=\.$)/g)?.map(Number) ?? []
  const step = Math.sign(places)
  for (let place = from + step; place !== from + places + step; place += step) {
    await page.keyboard.press(step > 0 ? 'ArrowDown' : 'ArrowUp')
    await expect(spoken).toHaveText(`${name} : position ${place} sur ${all}.`)
  }
  await page.keyboard.press('Space')
  await expect(spoken).toHaveText(`${name} : nouvelle position ${from + places} sur ${all}.`)
}

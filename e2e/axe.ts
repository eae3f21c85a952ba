import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

// Run in the page itself: the builder for Playwright opens a second page for each check, which takes four times as long.
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
}

/**
 * Checks the page as it stands with axe; each journey's last page is checked anyway. A page that is
 * on its way to another, or fades in, is no finding: only what stays is.
 */
export async function expectAccessible(page: Page, what = "axe's findings"): Promise<void> {
  await expect(async () => {
    await settled(page)
    expect(await findings(page), what).toEqual([])
  }).toPass({ timeout: 30_000, intervals: [500, 2_000] })
}

async function findings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const { violations } = await page.evaluate(
    (asked) => (window as unknown as { axe: AxeRunner }).axe.run(document, asked),
    options,
  )
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

interface AxeRunner {
  run: (context: Document, options: RunOptions) => Promise<AxeResults>
}

/** Waits until everything is loaded, and nothing fades or slides any more. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const moving = document.getAnimations().filter(({ playState }) => playState === 'running')
    const ending = moving.filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
    return ending.length === 0 && !document.querySelector('.splash, main [data-waiting]')
  })
}

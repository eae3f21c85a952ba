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

/** Checks the page as it stands with axe; each journey's last page is checked anyway. */
export async function expectAccessible(page: Page, what = "axe's findings"): Promise<void> {
  await settled(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const { violations } = await page.evaluate(
    (asked) => (window as unknown as { axe: AxeRunner }).axe.run(document, asked),
    options,
  )
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  )
  expect(findings, what).toEqual([])
}

interface AxeRunner {
  run: (context: Document, options: RunOptions) => Promise<AxeResults>
}

/**
 * Waits until the page is there, and nothing fades or slides any more: half shown it has too little
 * contrast. Where that does not come about, axe tells what is wrong.
 */
async function settled(page: Page): Promise<void> {
  const isSettled = () => {
    const moving = document.getAnimations().filter(({ playState }) => playState === 'running')
    const ending = moving.filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
    const loading = document.querySelector('.splash, main .MuiSkeleton-root')
    return ending.length === 0 && !loading && document.querySelector('h1') !== null
  }
  await page.waitForFunction(isSettled, undefined, { timeout: 20_000 }).catch(() => {})
}

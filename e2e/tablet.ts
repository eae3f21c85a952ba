import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import type { Line } from './line.ts'
import { expect, test } from './test.ts'

type Sent = { id: string; mark: { value: string } }[]

/** A tablet: a browser that keeps what it has over its own end, on a line that can be cut. */
export class Tablet {
  readonly sent: Sent[] = []
  page!: Page
  private context: BrowserContext | undefined
  private readonly folder = mkdtempSync(join(tmpdir(), 'tablet-'))

  constructor(readonly line: Line) {}

  async open(): Promise<void> {
    this.context = await chromium.launchPersistentContext(this.folder, {
      ...test.info().project.use.launchOptions,
      baseURL: this.line.url,
      viewport: { width: 1024, height: 768 },
      hasTouch: true,
      locale: 'fr-FR',
      timezoneId: 'Europe/Paris',
      reducedMotion: 'reduce',
    })
    this.page = this.context.pages()[0] ?? (await this.context.newPage())
    this.context.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/marks'))
        this.sent.push((request.postDataJSON() as { entries: Sent }).entries)
    })
  }

  async shut(): Promise<void> {
    await this.context?.close()
  }

  async away(): Promise<void> {
    await this.shut()
    await this.line.close()
    rmSync(this.folder, { recursive: true, force: true })
  }

  cell(name: string, value: string) {
    return this.page.getByRole('button', { name: `${name} : ${value}`, exact: true })
  }

  async shows(name: string, value: string): Promise<void> {
    await expect(this.cell(name, value)).toHaveAttribute('aria-pressed', 'true')
  }

  /** The program itself is kept, whole: from now on it opens without a line. */
  async isPrepared(): Promise<void> {
    const kept = () => this.page.evaluate(async () => Boolean(await caches.match('/')))
    await expect.poll(kept, { timeout: 60_000 }).toBe(true)
    await this.page.evaluate(async () => void (await navigator.serviceWorker.ready))
  }
}

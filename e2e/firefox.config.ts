import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** The same runner, school and servers as the journeys in Chromium; the browser is opened by firefox/browser.ts. */
export default defineConfig({ ...journeys, testDir: 'firefox', reporter: 'list' })

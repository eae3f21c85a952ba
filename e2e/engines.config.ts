import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** The same runner, school and servers as the journeys in Chromium; the browsers are opened by engines/. */
export default defineConfig({ ...journeys, testDir: 'engines', workers: 1, retries: 0, reporter: 'list' })

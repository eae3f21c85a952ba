import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** The same runner, school and servers as the journeys; what is looked at becomes a picture of the guide. */
export default defineConfig({ ...journeys, testDir: 'pictures', retries: 0, reporter: 'list' })

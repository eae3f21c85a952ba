import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'journeys',
  globalSetup: './school.ts',
  outputDir: 'results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Two slow cores are shared by the browser, the server and the tests: room, not a wait.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // A journey that passes at the second try only is named in the totals.
  retries: 1,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    screenshot: 'only-on-failure',
    // Not at the first try: a trace makes every step half as slow again.
    trace: 'on-first-retry',
    // What fades in is half shown, and has to be waited for.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      // Chromium's own sandbox does not run as root; nothing may look for a network beyond this machine.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})

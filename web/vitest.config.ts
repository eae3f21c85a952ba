import { defineConfig, mergeConfig } from 'vitest/config'
import viteConfig from './vite.config.ts'

export default mergeConfig(
  viteConfig,
  defineConfig({
    // The texts are the server's too: a test looks for their keys in its sources.
    server: { fs: { allow: ['..'] } },
    test: {
      environment: 'jsdom',
      environmentOptions: { jsdom: { url: 'http://localhost:8080' } },
      setupFiles: ['src/test/setup.ts'],
      // A world of its own for each file would be half of what the tests cost: src/test/leftovers.ts.
      isolate: false,
      // Two slow cores are shared by many: a page test may take seconds there.
      testTimeout: 60_000,
      // Left to itself it keeps a core free, which on two is half of what there is.
      maxWorkers: 2,
      env: { TZ: 'UTC' },
    },
  }),
)

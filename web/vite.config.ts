import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [react()],
  resolve: { tsconfigPaths: true },
  // The Go server puts a fresh nonce in place of this word in every page it serves.
  html: { cspNonce: '__CSP_NONCE__' },
  server: {
    host: '127.0.0.1',
    // Everything the server answers itself; the rest is the page and its sources.
    proxy: {
      '/api': server,
      '/session': server,
      '/organization-openlist': server,
      '/password': server,
      '/files': server,
    },
  },
  build: {
    manifest: true,
    // The pages of the product need relative colours (theme.ts), so older targets would gain nothing.
    target: ['chrome119', 'firefox128', 'safari18'],
    // Fonts and pictures stay files: the content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page stands on comes in one file: it compresses better, and stays cached from release to
          // release.
          groups: [
            {
              name: 'core',
              test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack|i18next|zustand|openapi-fetch|@emotion|stylis|@mui\/(system|styled-engine|material\/styles))\//,
            },
            // Many tiny modules that most components share: as files of their own they would only weigh more.
            { name: 'utils', test: /node_modules\/@mui\/(utils|material\/utils)\// },
          ],
        },
      },
    },
  },
})

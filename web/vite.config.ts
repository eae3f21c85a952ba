import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'
import { palettesPlugin } from './src/theme/palettes-plugin.ts'

const server = 'http://127.0.0.1:8080'

type Modules = { getModuleInfo: Rolldown.GetModuleInfo }

// Whether the page's first script, which stays a file of its own, leads to this module of ours at once.
function isNeededAtStart(id: string, modules: Modules): boolean {
  if (id.includes('node_modules') || id.endsWith('/src/main.tsx') || modules.getModuleInfo(id)?.isEntry)
    return false
  return leadsFromEntry(id, modules, new Set())
}

function leadsFromEntry(id: string, modules: Modules, seen: Set<string>): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  const module = modules.getModuleInfo(id)
  if (!module) return false
  return module.isEntry || module.importers.some((importer) => leadsFromEntry(importer, modules, seen))
}

// The pages of who is not signed in, which stay light.
const door = /\/src\/(areas\/account\/login\/login|app\/pages\/(error|not-found))-page\.tsx$/

// Whether one of them leads to this module at once.
function isNeededAtTheDoor(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  const importers = modules.getModuleInfo(id)?.importers ?? []
  return door.test(id) || importers.some((importer) => isNeededAtTheDoor(importer, modules, seen))
}

export default defineConfig({
  plugins: [react(), palettesPlugin()],
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
  // A worker is a module like the rest; its file keeps its name, by which the server knows those that may compile
  // WebAssembly.
  worker: { format: 'es' },
  build: {
    manifest: true,
    // Every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false },
    // The pages of the product need relative colours (theme.ts), so older targets would gain nothing.
    target: ['chrome119', 'firefox128', 'safari18'],
    // Fonts and pictures stay files: the content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // The first file lists all others: names without words keep that list short. The manifest knows who is who.
        // Names stand in the first file, where nothing compresses them: as short as the bundler lets them be.
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: {
          // What every page stands on comes in one file: it compresses better, and stays cached from release to
          // release.
          groups: [
            {
              name: 'core',
              // Without what no first page does: who changes something is signed in.
              test: /node_modules\/(?!@tanstack\/.*\/(useMutation|mutationObserver)\.js)(react|react-dom|scheduler|react-router|@tanstack|i18next|zustand|openapi-fetch|@emotion|stylis|@mui\/(system|styled-engine|material\/styles))\//,
            },
            // Our own code that every page needs, in one file too instead of a dozen small ones.
            { name: (id, context) => (isNeededAtStart(id, context) ? 'start' : null) },
            // What many pages use is one file more for those at the door and one for all others: a page is then some
            // fifty files and not two hundred, each of which costs a phone a request and a millisecond or two.
            {
              name: (id, context) => (isNeededAtTheDoor(id, context) ? 'door' : null),
              minShareCount: 10,
              includeDependenciesRecursively: false,
            },
            { name: 'frame', minShareCount: 15, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
})

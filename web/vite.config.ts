import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { frenchSpacesPlugin } from './src/texts/french-spaces.ts'
import { palettesPlugin } from './src/theme/palettes-plugin.ts'

const server = 'http://127.0.0.1:8080'

type Modules = { getModuleInfo: Rolldown.GetModuleInfo }

// Whether the page's first script, which stays a file of its own, leads to this module of ours at once.
function isNeededAtStart(id: string, modules: Modules): boolean {
  if (
    id.includes('node_modules') ||
    id.endsWith('/sw.ts') ||
    id.endsWith('/src/main.tsx') ||
    modules.getModuleInfo(id)?.isEntry
  )
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

// Where pages that stay light begin: the sign-in and what fails, what else stands alone, the frame of all others.
const door = /\/src\/(areas\/account\/login\/login|app\/pages\/(error|not-found))-page\.tsx$/
const bare =
  /\/src\/(areas\/account\/(recovery|registration|join|provider|file|second-factor)|areas\/people\/date-answer|areas\/planning\/answer|areas\/media\/link|app\/pages)\/[\w-]+-page\.tsx$/
const frame = /\/src\/(shell\/(report-)?frame\.tsx|app\/(framed-screens|overlays)\.tsx?)$/

// The frame alone: its menu and bars come with it, in one file, and with no page that stands by itself.
const shell = /\/src\/shell\/frame\.tsx$/
const reportFrame = /\/src\/shell\/report-frame\.tsx$/

// Whether one of some files leads to this module at once.
function leadsFrom(files: RegExp, id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  const importers = modules.getModuleInfo(id)?.importers ?? []
  return files.test(id) || importers.some((importer) => leadsFrom(files, importer, modules, seen))
}

// What many pages use comes in three files: for the door, for the frame, for the pages in it. A page is then some
// fifty files and not two hundred, each of which costs a phone a request and a millisecond or two. What only some of
// the light pages use stays by itself.
function sharedFile(id: string, modules: Modules): string | null {
  if (leadsFrom(door, id, modules)) return 'door'
  if (leadsFrom(bare, id, modules)) return null
  if (leadsFrom(frame, id, modules)) return 'frame'
  // What is no part of a screen is asked by much that has no dialog: it would bring all of them along.
  return /\/src\/.+\.ts$/.test(id) ? null : 'pages'
}

// A part that `count` files need goes into that one of the three. The fewer it takes, the fewer files the first one has
// to name; the more, the less a page carries that others need.
function shared(file: string, count: number) {
  return {
    name: (id: string, context: Modules) => (sharedFile(id, context) === file ? file : null),
    minShareCount: count,
    includeDependenciesRecursively: false,
  }
}

function shellFile(id: string, modules: Modules): string | null {
  if (!leadsFrom(shell, id, modules) || leadsFrom(reportFrame, id, modules)) return null
  return leadsFrom(door, id, modules) || leadsFrom(bare, id, modules) ? null : 'shell'
}

// What takes up what was left in this browser: whatever asks for one of these files has most of the others by then, and
// together they compress better. What shows a page as it was last seen needs a few of them only.
const keeper = /\/src\/(offline\/send-kept|app\/sheet-kinds)\.ts$/
const seer = /\/src\/offline\/last-seen\.ts$/

function keptFile(id: string, modules: Modules): string | null {
  if (!/\/src\/offline\/[\w-/]+\.ts$/.test(id)) return null
  if (leadsFrom(seer, id, modules)) return 'seen'
  return leadsFrom(keeper, id, modules) ? 'kept' : null
}

// Whoever fetches a file names what it needs, to have it all at once. What came with the page itself is there already,
// and need not be named in every list. The page is asked for first.
function withoutWhatIsThere() {
  let there: string[] = []
  return (_: string, needed: string[], { hostType }: { hostType: 'html' | 'js' }) => {
    if (hostType === 'html') there = needed
    return hostType === 'html' ? needed : needed.filter((file) => !there.includes(file))
  }
}

const workerFile = 'sw.js'

// Tells the service worker which files its release has. What is large and of no use without a line stays out: readers of
// documents and barcodes, and the pictures of the guide.
function releasePlugin(): Plugin {
  return {
    name: 'release-files',
    apply: 'build',
    generateBundle(_, bundle) {
      const worker = bundle[workerFile]
      if (worker?.type !== 'chunk') return
      const files = Object.keys(bundle).filter(
        (name) => /\.(js|css|woff2)$/.test(name) && !/wasm-|^sw\.js/.test(name),
      )
      const names = [...files.map((name) => `/${name}`), '/boot.js', '/favicon.svg'].toSorted()
      worker.code = worker.code.replaceAll('__RELEASE_FILES__', JSON.stringify(names))
    },
  }
}

export default defineConfig({
  plugins: [react(), palettesPlugin(), frenchSpacesPlugin(), releasePlugin()],
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
    modulePreload: { polyfill: false, resolveDependencies: withoutWhatIsThere() },
    // The pages of the product need relative colours (theme.ts), so older targets would gain nothing.
    target: ['chrome119', 'firefox128', 'safari18'],
    // Fonts and pictures stay files: the content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // Emotion names it for a function that nobody calls; by itself it does nothing.
      treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }] },
      input: { index: 'index.html', sw: 'src/offline/worker/sw.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? workerFile : 'assets/[name]-[hash].js'),
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
            { name: (id, context) => shellFile(id, context), includeDependenciesRecursively: false },
            { name: (id, context) => keptFile(id, context), includeDependenciesRecursively: false },
            // What the bars of both frames show: each by itself, they would weigh twice as much.
            {
              name: 'bar-icons',
              test: /\/(FullscreenRounded|FullscreenExitRounded|ViewSidebarOutlined|StarBorderRounded|PaletteOutlined)\.m?js$/,
              includeDependenciesRecursively: false,
            },
            shared('door', 7),
            shared('frame', 18),
            shared('pages', 21),
          ],
        },
      },
    },
  },
})

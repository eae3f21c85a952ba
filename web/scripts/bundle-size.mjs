// Fails when a page loads more JavaScript than its budget (design, section 10): brotli, KiB = 1,024 bytes,
// everything that the first draw needs, texts of one language included. Every screen of the route table is weighed.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const web = join(import.meta.dirname, '..')
const dist = join(web, 'dist')
const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'))

const textsOf = (...areas) => areas.map((area) => `src/texts/fr/${area}.json`)
const entry = ['index.html', 'src/texts/common/fr.ts']
const around = {
  bare: entry,
  report: [
    ...entry,
    'src/app/framed-screens.ts',
    'src/shell/report-frame.tsx',
    ...textsOf('shell', 'line', 'parts', 'access', 'edit', 'file'),
  ],
  frame: [
    ...entry,
    'src/app/framed-screens.ts',
    'src/shell/frame.tsx',
    ...textsOf('shell', 'line', 'parts', 'access', 'edit', 'file'),
  ],
}

// Any list may weigh as much as a frame's page; what is lighter by nature is kept so.
const budgets = { bare: 200, report: 290, frame: 335, '/pages/profile': 285, '/pages/settings': 265 }

const parts = [
  { name: 'entry', budget: 145, modules: entry },
  { name: 'signed-in frame', budget: 211, modules: around.frame },
  ...screens().map(({ path, layout, page, texts }) => ({
    name: path,
    budget: budgets[path] ?? budgets[layout],
    modules: [...around[layout], page, ...textsOf(...texts)],
  })),
]

// The route table as it is written: screen(path, who, texts, () => import(page), options).
function screens() {
  const tables = ['screens', 'framed-screens', 'studies-screens', 'finance-screens', 'library-screens'].map(
    (table) => join(web, `src/app/${table}.ts`),
  )
  const source = tables.map((table) => readFileSync(table, 'utf8')).join('\n')
  const line =
    /\bscreen\(\s*([\w'/:?-]+),\s*[\w.]+,\s*(\[[^\]]*\]|\w+),\s*\(\) => import\('([^']+)'\),?\s*(\w*)/g
  const found = [...source.matchAll(line)]
  const written = source.match(/\bscreen\(/g)?.length ?? 0
  if (found.length !== written)
    throw new Error(`${written} screens are written, ${found.length} were understood`)
  return found.map(([, path, texts, page, options]) => ({
    path: path.replaceAll("'", ''),
    layout: options ? meaningOf(source, options).match(/layout: '(\w+)'/)[1] : 'frame',
    texts: [...meaningOf(source, texts).matchAll(/'(\w+)'/g)].map((match) => match[1]),
    page: `${page.replace(/^@\//, 'src/').replace(/^\.\//, 'src/app/')}.tsx`,
  }))
}

// What a name in the table stands for; what is no name stands for itself.
function meaningOf(source, name) {
  const meaning = source.match(new RegExp(`const ${name.replace(/\W.*/s, ' ')} = (.*)`))?.[1] ?? name
  return meaning.replace(/\.\.\.(\w+)/g, (_, other) => meaningOf(source, other))
}

// Every file that these modules need at once: their own and, again and again, what they import statically.
function filesOf(modules) {
  const seen = new Set()
  const visit = (key) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`the build has no ${key}: is the list in bundle-size.mjs out of date?`)
    if (seen.has(chunk.file)) return
    seen.add(chunk.file)
    for (const next of chunk.imports ?? []) visit(next)
  }
  for (const key of modules) visit(key)
  return [...seen].filter((file) => file.endsWith('.js'))
}

const weights = new Map()

function weightOf(file) {
  if (!weights.has(file)) weights.set(file, brotliCompressSync(readFileSync(join(dist, file))).length)
  return weights.get(file)
}

let over = false
for (const { name, budget, modules } of parts) {
  const size = filesOf(modules).reduce((sum, file) => sum + weightOf(file), 0) / 1024
  const verdict = size > budget ? 'OVER' : 'ok'
  over ||= size > budget
  console.log(`${name.padEnd(32)} ${size.toFixed(1).padStart(6)} of ${budget} KiB  ${verdict}`)
}
if (over) process.exit(1)

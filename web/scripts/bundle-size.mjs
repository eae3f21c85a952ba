// Fails when a page loads more JavaScript than its budget (design, section 10): brotli, KiB = 1,024 bytes,
// everything that the first draw needs, texts of one language included.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const dist = join(import.meta.dirname, '..', 'dist')
const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'))

const entry = ['index.html', 'src/texts/common/fr.ts']
const frame = [...entry, 'src/shell/frame.tsx', 'src/texts/fr/shell.json']
const login = [...entry, 'src/areas/account/login/login-page.tsx', 'src/texts/fr/account.json']

const campusTexts = ['campus', 'list', 'region', 'person'].map((area) => `src/texts/fr/${area}.json`)
const campuses = [...frame, 'src/areas/campus/campuses/campuses-page.tsx', ...campusTexts]

const profileTexts = ['account', 'church', 'person', 'photo', 'profile'].map((area) => `src/texts/fr/${area}.json`)
const profile = [...frame, 'src/app/pages/own-profile-page.tsx', ...profileTexts]

const peopleTexts = ['church', 'history', 'list', 'people', 'person', 'photo'].map(
  (area) => `src/texts/fr/${area}.json`,
)
const people = [...frame, 'src/areas/people/list/pages.tsx', ...peopleTexts]
const person = [...frame, 'src/areas/people/person/pages.tsx', ...peopleTexts]

const pages = [
  { name: 'entry', budget: 145, modules: entry },
  { name: '/login', budget: 200, modules: login },
  { name: 'signed-in frame', budget: 210, modules: frame },
  { name: 'campus list', budget: 335, modules: campuses },
  { name: 'profile', budget: 268, modules: profile },
  { name: 'people list', budget: 335, modules: people },
  { name: 'person', budget: 275, modules: person },
]

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

function kib(files) {
  const bytes = files.map((file) => brotliCompressSync(readFileSync(join(dist, file))).length)
  return bytes.reduce((sum, size) => sum + size, 0) / 1024
}

let over = false
for (const { name, budget, modules } of pages) {
  const size = kib(filesOf(modules))
  const verdict = size > budget ? 'OVER' : 'ok'
  over ||= size > budget
  console.log(`${name.padEnd(16)} ${size.toFixed(1).padStart(6)} of ${budget} KiB  ${verdict}`)
}
if (over) process.exit(1)

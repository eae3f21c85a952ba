// Compresses what Vite built once, as hard as it goes, so that the server only has to choose a file.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const dist = join(import.meta.dirname, '..', 'dist')
const compressible = /\.(m?js|css|svg|json|txt|wasm|webmanifest)$/
// A page loads dozens of small files: what each saves adds up. Below this nothing is saved.
const worthwhileBytes = 256

for (const name of readdirSync(dist, { recursive: true })) {
  if (!compressible.test(name)) continue
  const path = join(dist, name)
  const bytes = readFileSync(path)
  if (bytes.length < worthwhileBytes) continue
  const brotli = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  }
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, brotli))
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
}

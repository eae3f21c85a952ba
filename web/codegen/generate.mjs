// Writes what the browser knows of the API from openapi.yaml: the types (src/api/schema.d.ts), the role groups
// (src/api/role-groups.ts), who gives which roles (src/api/role-grants.ts), who may call what (src/api/permissions.ts) and, for every body that a form sends, the limits of its fields
// (src/api/limits/<body>.ts), so that no form repeats them.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'
import { parse } from 'yaml'
import { bodyNames, limitsOf } from './limits.mjs'

const root = join(import.meta.dirname, '..', '..')
const source = resolve(process.argv[2] ?? join(root, 'openapi.yaml'))
const target = join(root, 'web', 'src', 'api')
const note = '// Generated from openapi.yaml by `npm run gen`. Do not edit.\n'

const types = astToString(await openapiTS(pathToFileURL(source), { alphabetize: true }))
writeFileSync(join(target, 'schema.d.ts'), note + types)

const document = parse(readFileSync(source, 'utf8'))
const groups = JSON.stringify(document['x-role-groups'], null, 2)
writeFileSync(join(target, 'role-groups.ts'), `${note}export const roleGroups = ${groups} as const\n`)
const grants = JSON.stringify(document['x-role-grants'], null, 2)
writeFileSync(join(target, 'role-grants.ts'), `${note}export const roleGrants = ${grants} as const\n`)
writeFileSync(join(target, 'permissions.ts'), permissionsOf(document))
const folder = join(target, 'limits')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const name of bodyNames(document)) {
  const limits = limitsOf(document, name)
  if (Object.keys(limits).length === 0) continue
  const file = name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase()
  const constant = `${name[0].toLowerCase()}${name.slice(1)}Limits`
  const text = `${note}export const ${constant} = ${JSON.stringify(limits, null, 2)} as const\n`
  writeFileSync(join(folder, `${file}.ts`), text)
}

// Each operation as one word of letters, one for each role: a every campus, c the own campus, s own records only, - not
// at all. Only those that the sources ask about by name: every page carries them. (Whoever asks about another: make gen.)
function permissionsOf({ paths, 'x-role-groups': groups }) {
  const asked = sources()
  const roles = groups.user
  const letter = (reach, role) =>
    ['all', 'campus', 'self'].find((far) => reach[far]?.split(',').includes(role))?.[0] ?? '-'
  const lines = Object.values(paths)
    .flatMap((path) => Object.values(path))
    .filter(({ operationId, 'x-roles': reach }) => reach && asked.includes(`'${operationId}'`))
    .map(({ operationId, 'x-roles': reach }) => [
      operationId,
      roles.map((role) => letter(reach, role)).join(''),
    ])
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, word]) => `  ${id}: '${word}',`)
  return `${note}export const roleOrder = ${JSON.stringify(roles)} as const\n\nexport const permissions = {\n${lines.join('\n')}\n} as const\n`
}

// The texts of the web app's sources, but for what is generated.
function sources() {
  const folder = join(root, 'web', 'src')
  const files = readdirSync(folder, { recursive: true }).filter((file) => /^(?!api\/).*\.tsx?$/.test(file))
  return files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
}

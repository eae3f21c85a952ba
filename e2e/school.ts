import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { program } from './server.ts'

/** Makes the demo school once; every server then begins with a copy of it (SCHOOL names its folder). */
export default function makeSchool(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'school-'))
  const data = join(folder, 'data')
  const demo = spawnSync(program, ['demo'], { env: { ...process.env, MYSPACE_DATA: data }, encoding: 'utf8' })
  if (demo.status !== 0) throw new Error(`myspace demo: ${demo.stderr}${demo.error ?? ''}`)
  process.env.SCHOOL = data
  return () => rmSync(folder, { recursive: true, force: true })
}

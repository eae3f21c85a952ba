// Prints the totals of a test run from the results in .cache/test:
// node scripts/totals.mjs DURATION [names of the stages that failed...]
// Ends with an error where a test or a stage failed, or a kind of test did not run at all.
import { existsSync, readFileSync } from 'node:fs'

const results = new URL('../.cache/test/', import.meta.url)
const [duration, ...failedStages] = process.argv.slice(2)

function read(name) {
  const file = new URL(name, results)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function countGo(name) {
  const count = { passed: 0, failed: 0, skipped: 0, names: [], second: [], output: '' }
  const outcome = { pass: 'passed', fail: 'failed', skip: 'skipped' }
  const last = new Map()
  const failedOnce = new Set()
  for (const line of read(name).split('\n').filter((line) => line.startsWith('{'))) {
    const event = JSON.parse(line)
    if (event.Action === 'output') count.output += event.Output
    if (!event.Test || !outcome[event.Action]) continue
    const test = `${event.Package} ${event.Test}`
    last.set(test, event.Action)
    if (event.Action === 'fail') failedOnce.add(test)
  }
  for (const [test, action] of last) {
    count[outcome[action]]++
    if (action === 'fail') count.names.push(test)
  }
  // Of a test and its parts only the parts are named.
  const part = (test) => [...failedOnce].some((other) => other.startsWith(`${test}/`))
  count.second = [...failedOnce].filter((test) => last.get(test) === 'pass' && !part(test))
  return count
}

function countWeb() {
  const report = JSON.parse(read('web.json') || '{}')
  return {
    passed: report.numPassedTests ?? 0,
    failed: report.numFailedTests ?? 0,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
    names: (report.testResults ?? [])
      .flatMap((file) => file.assertionResults)
      .filter((test) => test.status === 'failed')
      .map((test) => test.fullName),
  }
}

function countBrowser() {
  const { stats, suites } = JSON.parse(read('browser.json') || '{}')
  return {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
    names: specsOf({ suites }).filter((spec) => !spec.ok).map(nameOf),
    // They passed, and are named all the same: what needs two tries today fails a landing tomorrow.
    second: specsOf({ suites }).filter((spec) => spec.tests.some(({ status }) => status === 'flaky')).map(nameOf),
  }
}

const nameOf = ({ file, title }) => `${file} ${title}`

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

function secondTries({ second = [] }) {
  return second.length ? ` (${second.length} only at the second try: ${second.join('; ')})` : ''
}

function crashes(what, output) {
  const found = [...output.matchAll(new RegExp(`\\b${what}: (\\d+|NOT RUN.*)`, 'g'))].map((match) => match[1])
  const missing = found.find((value) => value.startsWith('NOT RUN'))
  if (found.length === 0) return `${what} NOT RUN`
  return `${what} ${missing ?? found.reduce((sum, value) => sum + Number(value), 0)}`
}

const counts = {
  'go sqlite': countGo('go-sqlite.json'),
  'go postgres': countGo('go-postgres.json'),
  web: countWeb(),
  browser: countBrowser(),
}

const total = { passed: 0, failed: 0, skipped: 0 }
const parts = []
for (const [name, count] of Object.entries(counts)) {
  if (failedStages.includes('build')) {
    parts.push(`${name} NOT RUN`)
    continue
  }
  // A stage that broke without a failing test, or ran none, is a failure too.
  if (count.failed === 0 && (count.passed === 0 || failedStages.includes(name))) count.failed = 1
  for (const key of Object.keys(total)) total[key] += count[key]
  for (const test of count.names) console.log(`FAILED ${name}: ${test}`)
  parts.push(`${name} ${count.passed} passed${count.failed ? ` ${count.failed} FAILED` : ''}${secondTries(count)}`)
}
for (const name of failedStages.filter((name) => !(name in counts))) {
  total.failed++
  parts.push(`${name} FAILED`)
}
parts.push(crashes('power cuts', counts['go sqlite'].output), crashes('kills', counts['go sqlite'].output))

console.log(`TOTAL: ${parts.join(', ')} — ${duration}`)
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`)
process.exit(total.failed === 0 ? 0 : 1)

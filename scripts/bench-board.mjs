// How the board of 60 classes with 8 slots feels: opened, scrolled down and across with wheel and finger, stepped
// through and typed in, at a desk and on a tablet whose processor is four times slower. `make bench-board`; RATE for
// another tablet. Frames seen are those that came to the screen, every 16.7 ms at best, the page's own those in which it
// could change something; the processor's time is that of the page's thread, which other programs hardly change.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '../e2e/node_modules/playwright/index.mjs'
import { freePort, serve } from './bench-server.mjs'

const classes = 60
// On which no campus has a timetable: all get the same hours by hand.
const days = ['2027-05-03', '2027-05-04']
const slots = [480, 600, 780, 900].map((start) => ({ start, finish: start + 90 }))
const rate = Number(process.env.RATE ?? 4)
const data = mkdtempSync(join(tmpdir(), 'bench-board-'))
const port = await freePort()
const origin = `http://127.0.0.1:${port}`
const env = { ...process.env, MYSPACE_DATA: data, MYSPACE_ADDR: `127.0.0.1:${port}`, MYSPACE_OPS_ADDR: 'off' }
let server, session
process.on('exit', () => {
  server?.kill('SIGKILL')
  rmSync(data, { recursive: true, force: true })
})
server = await serve(env, port, '--campuses', '20')
const paris = (await ask('GET', '/organization-openlist/AF')).find(({ name }) => name === 'Paris').id
const login = { email: 'supervisor@demo.example', password: 'welcome-to-2026', organization_id: paris }
session = await ask('POST', '/session', login)
const board = await fill()

const executablePath = process.env.CHROMIUM ?? execFileSync('scripts/ensure-chromium.sh', { encoding: 'utf8' }).trim()
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] })
await measure('1280×800', { viewport: { width: 1280, height: 800 } }, 1)
await measure(`1024×768, touch, ${rate}× slower`, { viewport: { width: 1024, height: 768 }, hasTouch: true }, rate)
await browser.close()
process.exit(0)

async function ask(method, path, body) {
  const headers = { 'Content-Type': 'application/json', ...(session && { Authorization: `Bearer ${session.token}` }) }
  const answer = await fetch(origin + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

// fill makes a week-end on which every class has something in each of its slots, and returns its board's address.
async function fill() {
  const taught = (await ask('GET', '/api/classes?sort=campus&page_size=200')).items.slice(0, classes)
  if (taught.length < classes) throw new Error(`${taught.length} classes only`)
  const courses = (await ask('GET', '/api/courses?sort=name&page_size=100')).items
  const teachers = (await ask('GET', '/api/instructors?page_size=200')).items
  let planning = await ask('POST', '/api/plannings', {
    ...{ number: 0, first_day: days[0], last_day: days[1], week: 0, abbreviation: '', description: '' },
    ...{ campus_ids: [], class_ids: taught.map(({ id }) => id) },
  })
  const rows = days.flatMap((day) => slots.map((slot) => ({ day, ...slot })))
  for (const campus_id of new Set(taught.map((one) => one.campus_id)))
    planning = await ask('PUT', `/api/plannings/${planning.id}/rows`, { version: planning.version, campus_id, rows })
  const states = ['accepted', 'in_analysis']
  const changes = taught.flatMap((one, c) => days.map((day, d) => ({
    ...{ id: '', version: 0, course_id: courses[(2 * c + d) % courses.length].id, campus_id: one.campus_id, class_ids: [one.id] },
    sessions: slots.map((slot, s) => ({ id: '', planning_id: planning.id, day, ...slot, place: `Salle ${(c + s) % 9}` })),
    staff: (c % 4 === d ? ['teacher', 'translator'] : ['teacher']).map((half, h) => ({ id: '', half, person_id: teachers[(c + 7 * h) % teachers.length].id, state: states[(c + d) % 2], session_ids: [] })),
  })))
  for (let at = 0; at < changes.length; at += 60)
    await ask('POST', `/api/plannings/${planning.id}/acts`, { kind: 'put', key: `bench-board-${at}`, changes: changes.slice(at, at + 60) })
  return `/apps/academic/program/planning/${planning.id}`
}

async function measure(name, device, slower) {
  const context = await browser.newContext({ ...device, locale: 'fr-FR', timezoneId: 'Europe/Paris' })
  await context.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  }, { access_token: session.token, id_token: session.id_token, expires_at: String(session.expires_at) })
  await context.addInitScript(watch)
  const page = await context.newPage()
  const line = await context.newCDPSession(page)
  await line.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await line.send('Performance.enable', { timeDomain: 'threadTicks' })
  console.log(`\n${name}`)
  // Once to have everything that the browser keeps, as it is on any but the first day.
  await page.goto(origin + board)
  await until(() => document.querySelector('[data-cell]') !== null)
  await page.goto('about:blank')
  const opened = await costs(line, async () => {
    await page.goto(origin + board)
    // All but the one that the measure before has taken out.
    await until((want) => document.querySelectorAll('td.filled').length >= want, classes * 8 - 1)
    await page.waitForTimeout(3000 + 2000 * slower)
  })
  const start = await page.evaluate(() => ({ ...seen, nodes: document.querySelectorAll('*').length }))
  // Interactive is it where nothing takes long for a second.
  const busy = start.long.filter(({ end }) => end > start.drawn)
  const ready = busy.reduce((until, { end, took }) => (end - took < until + 1000 ? end : until), start.drawn)
  const blocked = start.long.filter(({ end }) => end <= ready).reduce((sum, { took }) => sum + took - 50, 0)
  console.log(`  opened: drawn after ${ms(start.drawn)}, interactive after ${ms(ready)}, blocked ${ms(blocked)}, ${opened}; ${start.nodes} elements`)
  if (process.env.VERBOSE) console.log(start.long.map(({ end, took }) => `${ms(end - took)}+${ms(took)}`).join(' '))
  await scroll('wheel down', 'mouse', 0, -700)
  await scroll('wheel across', 'mouse', -9000, 0)
  if (device.hasTouch) {
    await scroll('finger back', 'touch', 9000, 0)
    await scroll('finger up', 'touch', 0, 700)
  } else await scroll('wheel back', 'mouse', 9000, 700)
  await page.evaluate(() => document.querySelector('[data-cell]').closest('div').scrollTo(0, 0))
  await page.locator('td.filled').first().click()
  await press('a step of the cursor', ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowLeft'])
  await press('a letter in a cell', ['d'])
  await press('letters in the field', ['o', 'c', 't'])
  await page.keyboard.press('Escape')
  await page.waitForTimeout(500)
  await press('a course taken out', ['Delete'])
  await page.waitForTimeout(2000)
  await context.close()

  // until waits without what Playwright puts into a page to find elements: it listens to touches, and each then waits
  // for the page.
  async function until(seen, wanted) {
    for (const end = Date.now() + 120_000; !(await page.evaluate(seen, wanted)); ) {
      if (Date.now() > end) throw new Error('the board did not come')
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }

  async function scroll(how, gestureSourceType, xDistance, yDistance) {
    const box = await page.evaluate(() => document.querySelector('[role=grid]').parentElement.getBoundingClientRect().toJSON())
    await page.evaluate(() => seen.begin())
    await browser.startTracing(page, { categories: ['devtools.timeline.frame', 'disabled-by-default-devtools.timeline.frame'] })
    const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + Math.min(box.height, 500) / 2)]
    const speed = Math.abs(xDistance) > 2000 ? 3000 : 1200
    const wheel = { x, y, xDistance, yDistance, gestureSourceType, speed }
    const cost = await costs(line, () => (gestureSourceType === 'touch' ? swipe(x, y, xDistance, yDistance) : line.send('Input.synthesizeScrollGesture', wheel)))
    const drawn = drawnFrames(await browser.stopTracing())
    const { frames, long, at } = await page.evaluate(() => seen.end())
    if (await page.evaluate(() => document.querySelector('[role=dialog]') !== null)) {
      console.log(`  ${how}: a stroke was taken for a drag`)
      await page.keyboard.press('Escape')
      await page.waitForTimeout(500)
    }
    console.log(`  ${how}, to ${at}: seen ${framesOf(drawn)}; page's own ${framesOf(frames)}, ${long.length} long tasks${long.length ? ` (at most ${ms(Math.max(...long.map(({ took }) => took)))})` : ''}; ${cost}`)
  }

  // swipe goes as far as it is told in strokes of a finger, each 400 pixels in a fifth of a second.
  async function swipe(x, y, xDistance, yDistance) {
    const strokes = Math.ceil(Math.max(Math.abs(xDistance), Math.abs(yDistance)) / 400)
    const at = (part) => [{ x: Math.round(x + (xDistance / strokes) * (part - 0.5)), y: Math.round(y + (yDistance / strokes) * (part - 0.5)) }]
    for (let stroke = 0; stroke < strokes; stroke++) {
      // A finger waits for nobody.
      const sent = [line.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })]
      for (let step = 1; step <= 12; step++) {
        await new Promise((resolve) => setTimeout(resolve, 16))
        sent.push(line.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / 12) }))
      }
      sent.push(line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }))
      await Promise.all(sent)
    }
  }

  async function press(what, keys) {
    await page.evaluate(() => seen.begin())
    const cost = await costs(line, async () => {
      for (const key of keys) {
        await page.keyboard.press(key)
        await page.waitForTimeout(400)
      }
    })
    const { events } = await page.evaluate(() => seen.end())
    console.log(`  ${what}: drawn after ${events.length ? ms(Math.max(...events)) : 'less than 16 ms'}; ${cost} for ${keys.length}`)
  }
}

// drawnFrames is how long each frame stood on the screen: the browser scrolls what it has drawn without asking the page.
function drawnFrames(trace) {
  const at = JSON.parse(trace).traceEvents.filter(({ name }) => name === 'DrawFrame').map(({ ts }) => ts / 1000).sort((a, b) => a - b)
  return at.slice(1).map((one, i) => one - at[i])
}

function framesOf(frames) {
  const total = frames.reduce((sum, one) => sum + one, 0)
  const share = (limit) => `${((100 * frames.filter((one) => one > limit).length) / frames.length).toFixed(1)} % over ${limit}`
  return `${((1000 * frames.length) / total).toFixed(0)} frames a second, longest ${ms(Math.max(...frames))}, ${share(16.7)}, ${share(50)}`
}

// costs tells what the page's thread had to do meanwhile.
async function costs(line, act) {
  const before = await figures(line)
  await act()
  const after = await figures(line)
  const of = (name) => ms(1000 * (after[name] - before[name]))
  return `CPU ${of('TaskDuration')} (script ${of('ScriptDuration')}, style ${of('RecalcStyleDuration')}, layout ${of('LayoutDuration')})`
}

async function figures(line) {
  const { metrics } = await line.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

function ms(value) {
  return `${Math.round(value)} ms`
}

// watch runs in the page: it notes when the board was drawn, long tasks, frames and how long keys take.
function watch() {
  const seen = { drawn: 0, long: [], frames: [], events: [], running: false }
  globalThis.seen = seen
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.long.push({ end: startTime + duration, took: duration })
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries()) if (interactionId) seen.events.push(duration)
  }).observe({ type: 'event', durationThreshold: 16 })
  const look = () => {
    if (document.querySelector('td.filled')) seen.drawn = performance.now()
    else requestAnimationFrame(look)
  }
  look()
  seen.begin = () => {
    Object.assign(seen, { frames: [], long: [], events: [], running: true })
    let last
    const frame = (now) => {
      if (last !== undefined) seen.frames.push(now - last)
      last = now
      if (seen.running) requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  }
  seen.end = () => {
    seen.running = false
    const { scrollLeft, scrollTop } = document.querySelector('[role="grid"]').parentElement
    return { frames: seen.frames, long: seen.long, events: seen.events, at: `${Math.round(scrollLeft)}, ${Math.round(scrollTop)} and ${Math.round(scrollY)}` }
  }
}

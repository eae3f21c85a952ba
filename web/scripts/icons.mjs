// Draws the icons of the installed app from the school's mark, as in public/favicon.svg: node scripts/icons.mjs
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'

const folder = join(import.meta.dirname, '..', 'public', 'icons')
const ground = [0x34, 0x57, 0xc9]
const ink = [0xff, 0xff, 0xff]
// The mark on a square of 32: a line of this width through these points, with round ends.
const side = 32
const points = [
  [8.5, 22.5],
  [8.5, 9.5],
  [16, 17],
  [23.5, 9.5],
  [23.5, 22.5],
]
const reach = 1.5
const samples = 4

function onMark(x, y) {
  return points.slice(1).some(([bx, by], at) => {
    const [ax, ay] = points[at]
    const [dx, dy] = [bx - ax, by - ay]
    const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
    return Math.hypot(x - ax - along * dx, y - ay - along * dy) <= reach
  })
}

function onGround(x, y, radius) {
  const past = (value) => Math.max(radius - value, value - (side - radius), 0)
  return Math.hypot(past(x), past(y)) <= radius
}

// A maskable icon is cut to any shape by the device: its ground fills the square, and its mark stays in the middle.
function colorAt(x, y, { radius, scale }) {
  const inner = (value) => (value - side / 2) / scale + side / 2
  if (onMark(inner(x), inner(y))) return [...ink, 255]
  return radius === 0 || onGround(x, y, radius) ? [...ground, 255] : [0, 0, 0, 0]
}

function pixel(column, row, size, look) {
  const sum = [0, 0, 0, 0]
  for (let at = 0; at < samples * samples; at++) {
    const x = ((column + ((at % samples) + 0.5) / samples) * side) / size
    const y = ((row + (Math.floor(at / samples) + 0.5) / samples) * side) / size
    const [r, g, b, a] = colorAt(x, y, look)
    for (const [part, value] of [r * a, g * a, b * a, a].entries()) sum[part] += value
  }
  const [r, g, b, a] = sum
  return a === 0 ? [0, 0, 0, 0] : [r / a, g / a, b / a, a / samples ** 2].map(Math.round)
}

function chunk(kind, data) {
  const body = Buffer.concat([Buffer.from(kind), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

function png(size, look) {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size, 0)
  head.writeUInt32BE(size, 4)
  head.set([8, 6, 0, 0, 0], 8)
  const rows = Array.from({ length: size }, (_, row) =>
    Buffer.from([0, ...Array.from({ length: size }, (_, column) => pixel(column, row, size, look)).flat()]),
  )
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const plain = { radius: 8, scale: 1 }
const whole = { radius: 0, scale: 1 }
const maskable = { radius: 0, scale: 0.8 }

mkdirSync(folder, { recursive: true })
const icons = {
  'icon-192': [192, plain],
  'icon-512': [512, plain],
  'maskable-512': [512, maskable],
  'apple-180': [180, whole],
}
for (const [name, [size, look]] of Object.entries(icons))
  writeFileSync(join(folder, `${name}.png`), png(size, look))

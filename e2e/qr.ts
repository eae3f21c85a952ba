import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { inflateSync } from 'node:zlib'

// The reader that the library's screens have.
const ofWeb = createRequire(resolve(import.meta.dirname, '../web/package.json'))

type Reader = {
  prepareZXingModule: (options: { overrides: { wasmBinary: ArrayBufferLike } }) => unknown
  readBarcodes: (
    picture: { data: Uint8ClampedArray; width: number; height: number },
    options: { formats: string[] },
  ) => Promise<{ text: string }[]>
}

type Square = { x: number; y: number; width: number; height: number }

/** What the QR code of a paper says, read from its PDF as a telephone does from the print. */
export async function readQr(pdf: Buffer): Promise<string> {
  const { prepareZXingModule, readBarcodes } = ofWeb('zxing-wasm/reader') as Reader
  const wasm = readFileSync(ofWeb.resolve('zxing-wasm/reader/zxing_reader.wasm'))
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } })
  const [found] = await readBarcodes(paint(ofCode(squaresOf(pdf))), { formats: ['QRCode'] })
  return found?.text ?? ''
}

/** The rectangles that are filled on the pages of a PDF, in points. */
function squaresOf(pdf: Buffer): Square[] {
  const all: Square[] = []
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 7)) {
    const end = pdf.indexOf('endstream', at)
    let drawn = ''
    try {
      drawn = inflateSync(pdf.subarray(at + 7, end)).toString('latin1')
    } catch {
      continue // a font, a picture, or the end of a stream
    }
    for (const [, x, y, width, height] of drawn.matchAll(/([-.\d]+) ([-.\d]+) ([-.\d]+) ([-.\d]+) re f/g))
      all.push({ x: Number(x), y: -Number(y), width: Number(width), height: Math.abs(Number(height)) })
  }
  return all
}

/** The rows of the code are as high as nothing else that is as frequent. */
function ofCode(all: readonly Square[]): Square[] {
  const byHeight = new Map<string, Square[]>()
  for (const one of all) {
    const height = one.height.toFixed(1)
    byHeight.set(height, [...(byHeight.get(height) ?? []), one])
  }
  return [...byHeight.values()].sort((a, b) => b.length - a.length)[0] ?? []
}

const zoom = 6
const quiet = 12

/** Dark on white, with the room around it that a code needs. */
function paint(squares: readonly Square[]) {
  const left = Math.min(...squares.map(({ x }) => x)) - quiet
  const top = Math.min(...squares.map(({ y }) => y)) - quiet
  const right = Math.max(...squares.map(({ x, width }) => x + width)) + quiet
  const bottom = Math.max(...squares.map(({ y, height }) => y + height)) + quiet
  const width = Math.ceil((right - left) * zoom)
  const height = Math.ceil((bottom - top) * zoom)
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (const one of squares) {
    const toX = Math.round((one.x + one.width - left) * zoom)
    const toY = Math.round((one.y + one.height - top) * zoom)
    for (let y = Math.round((one.y - top) * zoom); y < toY; y++)
      for (let x = Math.round((one.x - left) * zoom); x < toX; x++)
        data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3)
  }
  return { data, width, height }
}

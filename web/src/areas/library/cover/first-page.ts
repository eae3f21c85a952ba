import { getDocument, PDFWorker } from 'pdfjs-dist'
import jbig2Url from 'pdfjs-dist/wasm/jbig2.wasm?url'
import openjpegUrl from 'pdfjs-dist/wasm/openjpeg.wasm?url'

// Draws the first page of a PDF as a picture. Fetched only when a cover is to be drawn: pdf.js is large.

// As large as covers are ever shown.
const longestSide = 1024

export async function drawFirstPage(data: ArrayBuffer): Promise<File> {
  const port = new Worker(new URL('./wasm-pdf-worker.ts', import.meta.url), { type: 'module' })
  const worker = PDFWorker.create({ port })
  const loading = getDocument({ data, worker, useWorkerFetch: false, BinaryDataFactory: OwnBinaries })
  try {
    const document = await loading.promise
    const page = await document.getPage(1)
    const { width, height } = page.getViewport({ scale: 1 })
    const viewport = page.getViewport({ scale: longestSide / Math.max(width, height) })
    const canvas = window.document.createElement('canvas')
    canvas.width = Math.ceil(viewport.width)
    canvas.height = Math.ceil(viewport.height)
    // What is transparent is paper.
    await page.render({ canvas, viewport, background: '#fff' }).promise
    return await pictureOf(canvas)
  } finally {
    await loading.destroy()
    worker.destroy()
    port.terminate()
  }
}

function pictureOf(canvas: HTMLCanvasElement): Promise<File> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) =>
        blob
          ? resolve(new File([blob], 'cover.jpg', { type: 'image/jpeg' }))
          : reject(new Error('the page gave no picture')),
      'image/jpeg',
      0.88,
    )
  })
}

const decoders: Record<string, string> = { 'jbig2.wasm': jbig2Url, 'openjpeg.wasm': openjpegUrl }

// The decoders of scanned pages, under the names that our build gave them; what else pdf.js would like to have (fonts
// of old, tables of Asian scripts) it does without.
class OwnBinaries {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = decoders[filename]
    if (!url) throw new Error(`${filename} is not at hand`)
    const answer = await fetch(url)
    return new Uint8Array(await answer.arrayBuffer())
  }
}

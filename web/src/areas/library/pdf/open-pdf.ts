import { getDocument, type PDFDataRangeTransport, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist'
import jbig2Url from 'pdfjs-dist/wasm/jbig2.wasm?url'
import openjpegUrl from 'pdfjs-dist/wasm/openjpeg.wasm?url'

type Source = { data: ArrayBuffer } | { range: PDFDataRangeTransport }

export type OpenPdf = { document: Promise<PDFDocumentProxy>; close: () => Promise<void> }

// Opens a PDF in a worker of its own, which has no page and no session. What a PDF would do by itself (scripts, forms,
// links, attachments) belongs to layers that we do not draw. Fetched only where a PDF is drawn: pdf.js is large.
export function openPdf(source: Source): OpenPdf {
  const port = new Worker(new URL('./wasm-pdf-worker.ts', import.meta.url), { type: 'module' })
  const worker = PDFWorker.create({ port })
  const loading = getDocument({
    ...source,
    worker,
    useWorkerFetch: false,
    BinaryDataFactory: OwnBinaries,
    // Of a large file only what is looked at is fetched.
    disableAutoFetch: true,
    disableStream: true,
  })
  const close = async () => {
    await loading.destroy()
    worker.destroy()
    port.terminate()
  }
  return { document: loading.promise, close }
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

import { PDFDataRangeTransport } from 'pdfjs-dist'
import { renewLink } from '@/api/file-link'
import { patiently, Refused } from './patience'

// A stored file, of which pieces are fetched as they are needed. Its address lives for minutes and is renewed where it
// has run out.
export class Pieces extends PDFDataRangeTransport {
  private url: string
  private readonly onFail: (error: unknown) => void
  private readonly stop = new AbortController()

  constructor(url: string, size: number, onFail: (error: unknown) => void) {
    super(size, null)
    this.url = url
    this.onFail = onFail
  }

  override requestDataRange(begin: number, end: number): void {
    patiently(() => this.fetchPiece(begin, end), this.stop.signal).then(
      (piece) => this.onDataRange(begin, piece),
      (error) => this.stop.signal.aborted || this.onFail(error),
    )
  }

  override abort(): void {
    this.stop.abort()
  }

  private async fetchPiece(begin: number, end: number): Promise<Uint8Array> {
    const first = await this.ask(begin, end)
    if (first.ok) return pieceOf(first)
    this.url = await renewLink(this.url)
    return pieceOf(await this.ask(begin, end))
  }

  private ask(begin: number, end: number): Promise<Response> {
    return fetch(this.url, { headers: { Range: `bytes=${begin}-${end - 1}` }, signal: this.stop.signal })
  }
}

async function pieceOf(answer: Response): Promise<Uint8Array> {
  if (answer.status !== 206) {
    const said = `a piece was answered with ${answer.status}`
    throw answer.status === 429 || answer.status >= 500 ? new Error(said) : new Refused(said)
  }
  return new Uint8Array(await answer.arrayBuffer())
}

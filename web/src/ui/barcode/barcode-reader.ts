// Reads barcodes in pictures: with the browser's own reader where it has one (Android, macOS), else with zxing, whose
// code and WebAssembly are fetched only then and run in a worker of their own.

export type BarcodeReader = {
  read: (video: HTMLVideoElement) => Promise<string | undefined>
  close: () => void
}

type NativeDetector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
type NativeClass = {
  new (options: { formats: string[] }): NativeDetector
  getSupportedFormats: () => Promise<string[]>
}

const formats = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'code_39', 'itf', 'codabar']

export async function openReader(): Promise<BarcodeReader> {
  return (await openNative()) ?? openZxing()
}

async function openNative(): Promise<BarcodeReader | undefined> {
  const Detector = (globalThis as { BarcodeDetector?: NativeClass }).BarcodeDetector
  const known = await Detector?.getSupportedFormats().catch((): string[] => [])
  // Some browsers have the class and no reader behind it.
  if (!Detector || !known?.includes('ean_13')) return undefined
  const detector = new Detector({ formats: formats.filter((format) => known.includes(format)) })
  return {
    read: async (video) => (await detector.detect(video))[0]?.rawValue,
    close: () => {},
  }
}

// Wide enough for thin bars, small enough to be looked at several times a second.
const widest = 960

function openZxing(): BarcodeReader {
  const worker = new Worker(new URL('./wasm-barcode-worker.ts', import.meta.url), { type: 'module' })
  const canvas = document.createElement('canvas')
  const read = (video: HTMLVideoElement) =>
    new Promise<string | undefined>((resolve, reject) => {
      const frame = frameOf(video, canvas)
      if (!frame) return resolve(undefined)
      worker.onmessage = ({ data }: MessageEvent<string | undefined>) => resolve(data)
      worker.onerror = (event) => reject(new Error(event.message))
      worker.postMessage(frame, [frame.data.buffer])
    })
  return { read, close: () => worker.terminate() }
}

function frameOf(video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | undefined {
  const { videoWidth: width, videoHeight: height } = video
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context || width === 0) return undefined
  const scale = Math.min(1, widest / width)
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  context.drawImage(video, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'

// A worker whose file is named wasm-… may compile WebAssembly (httpd/static.go); the page itself may not.

prepareZXingModule({ overrides: { locateFile: () => wasmUrl } })

const options: ReaderOptions = { formats: ['AllLinear'], maxNumberOfSymbols: 1, tryHarder: true }

self.onmessage = async ({ data }: MessageEvent<ImageData>) => {
  const [found] = await readBarcodes(data, options)
  self.postMessage(found?.text)
}

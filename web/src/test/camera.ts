import { onTestFinished, vi } from 'vitest'

// Gives the page a camera that sees a barcode, and a browser that can read it, for one test.
export function cameraSees(code: string): void {
  class Detector {
    static getSupportedFormats = async () => ['ean_13', 'code_128']
    detect = async () => [{ rawValue: code }]
  }
  vi.stubGlobal('BarcodeDetector', Detector)
  const camera = { getUserMedia: async () => ({ getTracks: () => [] }) }
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: camera })
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  onTestFinished(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'mediaDevices')
    play.mockRestore()
  })
}

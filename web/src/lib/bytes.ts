import { numberFormat } from './intl'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte']

// A file's size as people read it: "10 MB", "1,4 Mo".
export function formatBytes(bytes: number, language: string): string {
  const power = bytes > 0 ? Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), units.length - 1) : 0
  const value = bytes / 1024 ** power
  const options = {
    style: 'unit',
    unit: units[power],
    // In short, English writes "460 byte".
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }
  return numberFormat(language, options as Intl.NumberFormatOptions).format(value)
}

// The little arithmetic of colours that palettes need. It runs in the build and in tests, never in the browser.

export type Hex = `#${string}`
type Rgb = [number, number, number]

export type Oklch = { l: number; c: number; h: number }

function linearOf({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
}

const gamma = (share: number) => (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055)
const linear = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4)

function toHex(shares: number[]): Hex {
  const bytes = shares.map((share) => Math.round(Math.min(1, Math.max(0, share)) * 255))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

function rgbOf(hex: Hex): Rgb {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  return [r, g, b]
}

// A colour that screens cannot show loses strength, never its lightness or hue.
export function hexOf(color: Oklch): Hex {
  const shares = linearOf(color)
  const fits = shares.every((share) => share >= -0.0005 && share <= 1.0005)
  if (!fits && color.c > 0.002) return hexOf({ ...color, c: color.c - 0.002 })
  return toHex(shares.map((share) => gamma(Math.max(0, share))))
}

// color-mix(in srgb, a, b share)
export function mix(a: Hex, b: Hex, share: number): Hex {
  const [to, from] = [rgbOf(b), rgbOf(a)]
  return toHex(from.map((value, at) => value * (1 - share) + (to[at] ?? 0) * share))
}

function luminance(hex: Hex): number {
  const [r, g, b] = rgbOf(hex).map(linear) as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

// WCAG's measure: 1 is no difference, 21 black on white.
export function contrast(a: Hex, b: Hex): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

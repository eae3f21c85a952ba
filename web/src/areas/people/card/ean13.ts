// The bars of an EAN-13: of each figure seven modules, in one of three sets. Which of the first two the left half takes
// says the first figure.
const left = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
]
const parity = [
  'LLLLLL',
  'LLGLGG',
  'LLGGLG',
  'LLGGGL',
  'LGLLGG',
  'LGGLLG',
  'LGGGLL',
  'LGLGLG',
  'LGLGGL',
  'LGGLGL',
]

const inverted = (modules: string) => [...modules].map((one) => (one === '1' ? '0' : '1')).join('')
const mirroredModules = (modules: string) => [...modules].reverse().join('')

/** The modules of a number, "1" for a bar; nothing for what is no EAN-13. */
export function ean13(number: string): string {
  if (!/^\d{13}$/.test(number)) return ''
  const figures = [...number].map(Number)
  const sets = parity[figures[0] ?? 0] ?? ''
  const right = (figure: number) => inverted(left[figure] ?? '')
  const first = figures
    .slice(1, 7)
    .map((figure, at) => (sets[at] === 'G' ? mirroredModules(right(figure)) : left[figure]))
  return `101${first.join('')}01010${figures.slice(7).map(right).join('')}101`
}

import createCache from '@emotion/cache'

// What tests, their pretended user and axe look at. Nothing is painted: all other styles would only be parsed, and
// matched against every element again whenever somebody asks whether it can be seen.
const looked = /^(display|visibility|content|opacity|position|overflow|clip|pointer-events|user-select)/

function plain(rule: string): string {
  return rule.replace(/\{[^{}]*\}/g, (block) => {
    const kept = block.slice(1, -1).split(';')
    return `{${kept.filter((line) => looked.test(line)).join(';')}}`
  })
}

type Sheet = { insert: (rule: string) => void; isPlain?: boolean }

// The kit's styles enter the document with only what is looked at.
export function plainStyles(): void {
  const sheets: Sheet = Object.getPrototypeOf(createCache({ key: 'plain' }).sheet)
  if (sheets.isPlain) return
  const { insert } = sheets
  sheets.isPlain = true
  sheets.insert = function (rule) {
    const kept = plain(rule)
    if (/\w:/.test(kept.slice(kept.indexOf('{')))) insert.call(this, kept)
  }
}

import rtlPlugin from '@mui/stylis-plugin-rtl'
import { DECLARATION, type Middleware } from 'stylis'
import { prefixer } from './prefixer'

const sides: Record<string, string> = { start: 'right', end: 'left' }

// Texts keep their own order in a mirrored page (base.css), so "start" would mean the start of that order. We mean the
// start of the page.
const alignPlugin: Middleware = (element) => {
  if (element.type !== DECLARATION || element.props !== 'text-align') return
  const side = sides[String(element.children)]
  if (side) element.return = `text-align:${side};`
}

// Exchanges left and right in the kit's styles; the first is what they go through in any case.
export const stylisPlugins = [prefixer, rtlPlugin, alignPlugin]

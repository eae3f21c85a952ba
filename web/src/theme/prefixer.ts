import type { StylisPlugin } from '@emotion/cache'

// The only property of our styles that a browser of the target (Safari) does not know by its own name. The kit's plugin
// tries every declaration against the prefixes of twenty years, and writes most of them three times.
export const prefixer: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select')
    element.return = `-webkit-${element.value}${element.value}`
}

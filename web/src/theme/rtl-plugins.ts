import rtlPlugin from '@mui/stylis-plugin-rtl'
import { prefixer } from 'stylis'

// Exchanges left and right in the kit's styles; the first is what they go through in any case.
export const stylisPlugins = [prefixer, rtlPlugin]

import { compile, middleware, serialize, stringify } from 'stylis'
import { expect, test } from 'vitest'
import { stylisPlugins } from './rtl-plugins'

const mirror = (css: string) => serialize(compile(css), middleware([...stylisPlugins, stringify]))

test.each([
  ['.a{margin-left:8px;text-align:left}', '.a{margin-right:8px;text-align:right;}'],
  ['.a{inset-inline-start:8px}', '.a{inset-inline-start:8px;}'],
  ['.a{text-align:start;}.b{text-align:end;}', '.a{text-align:right;}.b{text-align:left;}'],
  ['@media print{.a{text-align:start;left:0}}', '@media print{.a{text-align:right;right:0;}}'],
  ['.a{text-align:center}', '.a{text-align:center;}'],
])('%s becomes %s', (css, expected) => expect(mirror(css)).toBe(expected))

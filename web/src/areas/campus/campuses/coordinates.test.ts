import { expect, test } from 'vitest'
import { parseCoordinates } from './coordinates'

test.each([
  ['48.8566, 2.3522', [48.8566, 2.3522]],
  ['48.8566,2.3522', [48.8566, 2.3522]],
  ['48,8566; 2,3522', [48.8566, 2.3522]],
  [' -1.29 36.82 ', [-1.29, 36.82]],
  ['48', undefined],
  ['48,85', undefined],
  ['12 rue de la Paix', undefined],
])('"%s" is read as %j', (text, point) => {
  const found = parseCoordinates(text)
  expect(found && [found.latitude, found.longitude]).toEqual(point)
})

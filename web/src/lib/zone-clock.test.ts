import { expect, test } from 'vitest'
import { onOtherClock } from './zone-clock'

test.each([
  // Winter, and summer, when Paris is two hours ahead of Dakar.
  ['2027-01-09', 600, 'Europe/Paris', 'Africa/Dakar', '2027-01-09', 540],
  ['2027-07-10', 600, 'Europe/Paris', 'Africa/Dakar', '2027-07-10', 480],
  // Over midnight, both ways.
  ['2027-01-09', 30, 'Europe/Paris', 'Africa/Dakar', '2027-01-08', 1410],
  ['2027-01-08', 1410, 'Africa/Dakar', 'Europe/Paris', '2027-01-09', 30],
  // The Sunday on which the clocks go forward in Paris, before and after they do.
  ['2027-03-28', 60, 'Europe/Paris', 'Africa/Dakar', '2027-03-28', 0],
  ['2027-03-28', 540, 'Europe/Paris', 'Africa/Dakar', '2027-03-28', 420],
  ['2027-03-28', 540, 'Africa/Dakar', 'Africa/Dakar', '2027-03-28', 540],
])('%s at minute %i in %s is on the clocks of %s %s at %i', (day, minute, from, to, there, then) => {
  expect(onOtherClock({ day, minute }, from, to)).toEqual({ day: there, minute: then })
})

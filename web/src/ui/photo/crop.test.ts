import { expect, test } from 'vitest'
import { clampCrop, pullCrop, sideOf, wholeCrop } from './crop'

const wide = { width: 900, height: 600 }

test('a picture starts with its largest square, from the middle', () => {
  const crop = wholeCrop(wide)
  expect(crop).toEqual({ x: 450, y: 300, zoom: 1 })
  expect(sideOf(wide, crop.zoom)).toBe(600)
})

test('pulling moves what is shown the other way, and never beyond the edge', () => {
  const start = wholeCrop(wide)
  expect(pullCrop(wide, start, 0.1, 0)).toMatchObject({ x: 390, y: 300 })
  expect(pullCrop(wide, start, -5, 5)).toMatchObject({ x: 600, y: 300 })
})

test('zooming out again brings the square back inside', () => {
  const corner = { x: 75, y: 75, zoom: 4 }
  expect(clampCrop(wide, corner)).toEqual(corner)
  expect(clampCrop(wide, { ...corner, zoom: 1 })).toEqual({ x: 300, y: 300, zoom: 1 })
  expect(clampCrop(wide, { ...corner, zoom: 99 }).zoom).toBe(4)
})

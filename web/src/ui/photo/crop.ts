// The square part of a picture that is shown: its middle in the picture's own pixels, and how much it is enlarged.
export type Crop = { x: number; y: number; zoom: number }

export type Size = { width: number; height: number }

export const maxZoom = 4

// The largest square in the middle.
export function wholeCrop({ width, height }: Size): Crop {
  return { x: width / 2, y: height / 2, zoom: 1 }
}

// The side of the square in the picture's pixels.
export function sideOf({ width, height }: Size, zoom: number): number {
  return Math.min(width, height) / zoom
}

// Keeps the square inside the picture.
export function clampCrop(size: Size, crop: Crop): Crop {
  const zoom = Math.min(Math.max(crop.zoom, 1), maxZoom)
  const half = sideOf(size, zoom) / 2
  const within = (value: number, length: number) => Math.min(Math.max(value, half), length - half)
  return { x: within(crop.x, size.width), y: within(crop.y, size.height), zoom }
}

// The picture is pulled by a share of the square (1 is its whole side): what is shown moves the other way.
export function pullCrop(size: Size, crop: Crop, right: number, down: number): Crop {
  const side = sideOf(size, crop.zoom)
  return clampCrop(size, { ...crop, x: crop.x - right * side, y: crop.y - down * side })
}

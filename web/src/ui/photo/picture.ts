import { ApiError } from '@/api/api-error'
import { type Crop, sideOf } from './crop'

// Reads a picture the right way up, as the camera noted it.
export async function readPicture(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file)
  } catch {
    throw new ApiError(422, { code: 'file.picture_broken' }) // the server would say the same
  }
}

export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const side = sideOf(picture, crop.zoom)
  const context = canvas.getContext('2d')
  if (!context) return
  context.imageSmoothingQuality = 'high'
  // What was transparent is white: the file that is sent knows no transparency.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(
    picture,
    ...([crop.x - side / 2, crop.y - side / 2, side, side] as const),
    ...([0, 0, canvas.width, canvas.height] as const),
  )
}

// Large enough for a report card, small enough for a slow line.
const sentSide = 512

// The chosen part as a file. What else the picture holds (place, camera) is left behind.
export function cropFile(picture: ImageBitmap, crop: Crop): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = sentSide
  canvas.height = sentSide
  drawCrop(canvas, picture, crop)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) =>
        blob
          ? resolve(new File([blob], 'photo.jpg', { type: 'image/jpeg' }))
          : reject(new ApiError(422, { code: 'file.picture_broken' })),
      'image/jpeg',
      0.9,
    )
  })
}

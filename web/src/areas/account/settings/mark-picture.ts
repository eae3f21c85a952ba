import { readPicture } from '@/ui/photo/picture'

// Twice what the page shows, for fine screens: who comes to the door fetches it each time.
const side = 112

// A picture as small as the mark is shown, whole and in the middle.
export async function markOf(file: File): Promise<string> {
  const picture = await readPicture(file)
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const scale = Math.min(side / picture.width, side / picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  const context = canvas.getContext('2d')
  if (context) context.imageSmoothingQuality = 'high'
  context?.drawImage(picture, (side - width) / 2, (side - height) / 2, width, height)
  return canvas.toDataURL('image/png')
}

import { openPdf } from '../pdf/open-pdf'

// Draws the first page of a PDF as a picture.

// As large as covers are ever shown.
const longestSide = 1024

export async function drawFirstPage(data: ArrayBuffer): Promise<File> {
  const pdf = openPdf({ data })
  try {
    const document = await pdf.document
    const page = await document.getPage(1)
    const { width, height } = page.getViewport({ scale: 1 })
    const viewport = page.getViewport({ scale: longestSide / Math.max(width, height) })
    const canvas = window.document.createElement('canvas')
    canvas.width = Math.ceil(viewport.width)
    canvas.height = Math.ceil(viewport.height)
    // What is transparent is paper.
    await page.render({ canvas, viewport, background: '#fff' }).promise
    return await pictureOf(canvas)
  } finally {
    await pdf.close()
  }
}

function pictureOf(canvas: HTMLCanvasElement): Promise<File> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) =>
        blob
          ? resolve(new File([blob], 'cover.jpg', { type: 'image/jpeg' }))
          : reject(new Error('the page gave no picture')),
      'image/jpeg',
      0.88,
    )
  })
}

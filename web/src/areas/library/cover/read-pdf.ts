import { openPdf } from '../pdf/open-pdf'
import { type Said, saidOf } from './pdf-said'

// What a PDF says of itself. One that is locked or broken says nothing.
export async function readPdf(data: ArrayBuffer): Promise<Said> {
  const pdf = openPdf({ data })
  try {
    return await saidOf(await pdf.document)
  } catch {
    return {}
  } finally {
    await pdf.close()
  }
}

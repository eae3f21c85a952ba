import { openPdf } from '../pdf/open-pdf'

type Said = { title?: string; author?: string }

const longest = 200

// What a PDF says of itself. One that is locked or broken says nothing.
export async function readPdf(data: ArrayBuffer): Promise<Said> {
  const pdf = openPdf({ data })
  try {
    const { info } = await (await pdf.document).getMetadata()
    const { Title, Author } = info as { Title?: unknown; Author?: unknown }
    return { ...said('title', Title), ...said('author', Author) }
  } catch {
    return {}
  } finally {
    await pdf.close()
  }
}

function said(name: keyof Said, value: unknown): Said {
  const text = typeof value === 'string' ? value.trim().slice(0, longest) : ''
  return text ? { [name]: text } : {}
}

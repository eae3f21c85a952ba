import { newSession } from './people.ts'
import { zipOf } from './zip.ts'

// Books that try what books have tried: to run something in the reader's page, or to tell somebody elsewhere of it.

const evil = 'https://evil.example'
const run = "window.hacked=1;alert('hacked')"

const chapter = `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><head>
<script>${run}</script><link rel="stylesheet" href="${evil}/a.css"/><style>@import url(${evil}/b.css)</style>
<meta http-equiv="refresh" content="0;url=${evil}"/><base href="${evil}/"/></head><body onload="${run}">
<h1>Un livre hostile</h1><p onclick="${run}" style="background:url(${evil}/c.png)">Ces mots restent.</p>
<script src="${evil}/x.js"></script><img src="${evil}/d.png" onerror="${run}"/><img src="e.svg"/>
<iframe srcdoc="&lt;script&gt;parent.hacked=1&lt;/script&gt;"></iframe><object data="${evil}/f"/>
<svg xmlns="http://www.w3.org/2000/svg" onload="${run}"><script>${run}</script></svg>
<form action="${evil}"><input autofocus="autofocus" onfocus="${run}"/></form>
<video autoplay="autoplay" src="${evil}/g.mp4"/><a href="javascript:${run}">Un lien</a></body></html>`

const item = (id: string, type: string, more = '') =>
  `<item id="${id}" href="${id}" media-type="${type}"${more}/>`

/** An EPUB whose one chapter tries everything. */
export const hostileEpub = zipOf([
  ['mimetype', 'application/epub+zip'],
  [
    'META-INF/container.xml',
    '<container><rootfiles><rootfile full-path="book.opf"/></rootfiles></container>',
  ],
  [
    'book.opf',
    `<package><manifest>${item('a.xhtml', 'application/xhtml+xml', ' properties="scripted"')}${item('e.svg', 'image/svg+xml')}` +
      '</manifest><spine><itemref idref="a.xhtml"/></spine></package>',
  ],
  ['a.xhtml', chapter],
  ['e.svg', `<svg xmlns="http://www.w3.org/2000/svg" onload="${run}"/>`],
])

/** A PDF that wants to run scripts when it opens, when its page does, by a link, a form, and by the matrix of a font. */
export const hostilePdf = pdfOf([
  `<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(${inPdf(run)})>>/AA<</WC<</S/JavaScript/JS(${inPdf(run)})>>>>/AcroForm<</Fields[6 0 R]/NeedAppearances true>>>>`,
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>/Annots[6 0 R 7 0 R]/AA<</O<</S/JavaScript/JS(${inPdf(run)})>>>>>>`,
  stream('BT /F1 18 Tf 30 300 Td (Ces mots restent.) Tj ET'),
  `<</Type/Font/Subtype/Type1/BaseFont/Helvetica/FontMatrix[1 2 3 4 5 (0\\); ${inPdf(run)}//)]>>`,
  `<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/Rect[30 30 200 60]/AA<</Fo<</S/JavaScript/JS(${inPdf(run)})>>>>>>`,
  `<</Type/Annot/Subtype/Link/Rect[0 0 300 400]/A<</S/URI/URI(javascript:${inPdf(run)})>>>>`,
])

function inPdf(text: string): string {
  return text.replace(/[\\()]/g, '\\$&')
}

function stream(text: string): string {
  return `<</Length ${text.length}>>\nstream\n${text}\nendstream`
}

function pdfOf(objects: string[]): Buffer {
  let file = '%PDF-1.7\n'
  const places = objects.map((object, n) => {
    const at = file.length
    file += `${n + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`
  return Buffer.from(
    `${file}${table}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  )
}

/** Publishes a book with some files, as the librarian does; returns its id and theirs. */
export async function publish(origin: string, title: string, files: Record<string, Buffer>) {
  const { access_token: token } = await newSession(origin, 'librarian', 'Paris')
  const send = async (path: string, body: BodyInit, type: string): Promise<string> => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': type }
    const answer = await fetch(origin + path, { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return (await answer.json()).id
  }
  const fields = {
    author: '',
    language: 'fr',
    isbn: '',
    barcode: '',
    price: 0,
    currency: 'EUR',
    type: 'ebook',
  }
  const states = { description: '', active: true, published: true, downloadable: false }
  const id = await send('/api/books', JSON.stringify({ title, ...fields, ...states }), 'application/json')
  const ids: Record<string, string> = {}
  for (const [name, content] of Object.entries(files))
    ids[name] = await send(
      `/api/books/${id}/files?name=${name}`,
      new Uint8Array(content),
      'application/octet-stream',
    )
  return { id, files: ids }
}

import { type ComponentProps, createElement, Fragment, type ReactNode, useState } from 'react'
import { renewLink } from '@/api/file-link'

// The server leaves nothing of a book but these tags; whatever else came would be drawn as its words alone.
const tags = new Set(
  `p h1 h2 h3 h4 h5 h6 blockquote ul ol li dl dt dd em strong i b u s sub sup small code pre br hr table thead tbody
  tfoot tr td th caption figure figcaption section article aside div span a img ruby rt rp q cite abbr`.split(
    /\s+/,
  ),
)

type Options = {
  pictures: Readonly<Record<string, string>>
  onLink: (section: number, anchor: string) => void
}

// The text of a section as elements: read in a document that runs and fetches nothing, and copied tag by tag.
export function sectionNodes(html: string, options: Options): ReactNode {
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  return childrenOf(parsed.body, options)
}

function childrenOf(parent: Node, options: Options): ReactNode[] {
  return [...parent.childNodes].map((node, at) => nodeOf(node, at, options))
}

function nodeOf(node: Node, key: number, options: Options): ReactNode {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element)) return null
  const tag = node.localName
  if (!tags.has(tag)) return <Fragment key={key}>{childrenOf(node, options)}</Fragment>
  const common = {
    'data-id': node.getAttribute('data-id') ?? undefined,
    lang: node.getAttribute('lang') ?? undefined,
    dir: node.getAttribute('dir') ?? undefined,
  }
  if (tag === 'img') {
    const src = options.pictures[node.getAttribute('data-n') ?? '']
    return src ? <Picture key={key} {...common} src={src} alt={node.getAttribute('alt') ?? ''} /> : null
  }
  if (tag === 'br' || tag === 'hr') return createElement(tag, { ...common, key })
  const to = tag === 'a' && node.getAttribute('data-to')
  if (to) {
    const [section = '0', anchor = ''] = to.split('#')
    return (
      <button
        key={key}
        {...common}
        type="button"
        className="link"
        onClick={() => options.onLink(Number(section), anchor)}
      >
        {childrenOf(node, options)}
      </button>
    )
  }
  const spans = {
    colSpan: Number(node.getAttribute('colspan')) || undefined,
    rowSpan: Number(node.getAttribute('rowspan')) || undefined,
  }
  const props = tag === 'td' || tag === 'th' ? { ...common, ...spans, key } : { ...common, key }
  return createElement(drawnAs(tag), props, childrenOf(node, options))
}

// The book's title is the first heading of the page: none of its text stands beside it.
function drawnAs(tag: string): string {
  if (tag === 'a') return 'span'
  return tag === 'h1' ? 'h2' : tag
}

// The addresses of pictures live for minutes; a section that was fetched before asks for new ones, once.
function Picture({ src, alt, ...props }: ComponentProps<'img'> & { src: string; alt: string }) {
  const [fresh, setFresh] = useState('')
  const renew = () => {
    if (!fresh) renewLink(src).then(setFresh, () => {})
  }
  return <img {...props} src={fresh || src} alt={alt} onError={renew} />
}

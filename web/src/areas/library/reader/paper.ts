import { families, markColors, papers, type ReaderSettings } from './reader-settings'

// How the words of a book are set on its paper.
export function setText(theme: ReaderSettings['theme'], font: ReaderSettings['font'], size: number) {
  const { link, line } = papers[theme]
  return {
    fontFamily: families[font],
    fontSize: `${size}%`,
    lineHeight: 1.6,
    hyphens: 'auto',
    overflowWrap: 'anywhere',
    '& img': { maxWidth: '100%', maxHeight: '80vh', objectFit: 'contain' },
    '& pre': { whiteSpace: 'pre-wrap' },
    '& table': { borderCollapse: 'collapse' },
    '& td, & th': { border: `1px solid ${line}`, p: 0.5 },
    '& .link': {
      p: 0,
      border: 0,
      background: 'none',
      font: 'inherit',
      color: link,
      textAlign: 'inherit',
      textDecoration: 'underline',
      cursor: 'pointer',
    },
    '& h1, & h2, & h3, & h4': { lineHeight: 1.25, breakAfter: 'avoid' },
    '& > :first-of-type': { marginTop: 0 },
    '& p': { marginBlock: '0 0.8em' },
    '& blockquote': { marginInline: '1.5em' },
    ...markColors,
  } as const
}

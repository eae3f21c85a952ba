// What the server tells the page about itself, in meta tags.

type MetaName = 'region' | 'help-url' | 'version'

// Vite's own server fills nothing in: the placeholder is then as good as absent.
export function pageMeta(name: MetaName): string {
  const content = document.querySelector(`meta[name="myspace-${name}"]`)?.getAttribute('content') ?? ''
  return content.startsWith('__') ? '' : content
}

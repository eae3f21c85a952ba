// Runs before the first paint, so that a page never flashes in the wrong scheme, palette, language or direction.
// It is the only place that decides the interface language at start: the stored one, else the browser's, else French.
;(() => {
  const read = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null // storage is switched off: the defaults do
    }
  }
  const root = document.documentElement
  const languages = ['fr', 'en', 'pt', 'it', 'es']
  const wanted = [read('language'), navigator.language.slice(0, 2).toLowerCase()]
  root.lang = wanted.find((language) => languages.includes(language)) ?? 'fr'
  let look
  try {
    look = JSON.parse(read('own_look') ?? read('look'))
  } catch {
    // not ours: as if there were none
  }
  const { scheme, direction, palettes, animations, customScrollbars, layout, navbar } = look ?? {}
  root.dir = direction === 'rtl' ? 'rtl' : 'ltr'
  const dark = scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.scheme = dark ? 'dark' : 'light'
  root.dataset.palette = palettes?.main ?? 'indigo'
  root.dataset.animations = animations === false ? 'off' : 'on'
  root.dataset.scrollbars = customScrollbars === false ? 'system' : 'custom'
  // Who is signed in is about to see the frame: its outline stands there from the first paint (splash.css).
  const hasColumn = (layout ?? 'vertical') === 'vertical' && navbar?.display !== false
  const outline = !hasColumn ? 'bar' : navbar?.folded ? 'folded' : 'column'
  const bare = /^\/(pages\/(errors|maintenance|second)|invitation|apps\/student\/(grades|notes))/
  if (read('access_token') && !bare.test(location.pathname)) root.dataset.outline = outline
})()

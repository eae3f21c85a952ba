import './splash.css'

// The same as in index.html, so that the page does not change until there is something to show.
export function Splash() {
  return <div className="splash" aria-hidden="true" />
}

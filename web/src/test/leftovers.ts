// Files of tests share a worker, its document and the packages of others, which are slow to load. Our own modules begin
// anew with each file; what those of the last one left running, listening or standing in the document ends with it.

const endings: (() => void)[] = []

function keepTimers(kind: 'setTimeout' | 'setInterval'): void {
  const start = globalThis[kind]
  const running: ReturnType<typeof setTimeout>[] = []
  const apply: ProxyHandler<typeof start>['apply'] = (...call) => {
    const timer = Reflect.apply(...call)
    running.push(timer)
    return timer
  }
  Object.assign(globalThis, { [kind]: new Proxy(start, { apply }) })
  endings.push(() => {
    Object.assign(globalThis, { [kind]: start })
    for (const timer of running) clearTimeout(timer)
  })
}

// These are React's and the pretended user's, who ask a document once for all.
const forGood = ['selectionchange', 'focus', 'blur']

function keepListeners(target: EventTarget): void {
  const { addEventListener, removeEventListener } = target
  const stops: (() => void)[] = []
  target.addEventListener = (...call) => {
    addEventListener.apply(target, call)
    if (!forGood.includes(call[0])) stops.push(() => removeEventListener.apply(target, call))
  }
  endings.push(() => {
    target.addEventListener = addEventListener
    for (const stop of stops) stop()
  })
}

export function watchLeftovers(): void {
  keepTimers('setTimeout')
  keepTimers('setInterval')
  keepListeners(window)
  keepListeners(document)
}

export function clearLeftovers(): void {
  for (const end of endings.splice(0)) end()
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name)
  document.body.replaceChildren()
  // Our own styles; those of whoever draws without our theme belong to a package that lives on.
  for (const style of document.querySelectorAll('style[data-emotion^="mui"]')) style.remove()
  document.title = ''
  window.history.replaceState(null, '', '/')
}

/** Everything a page's browser holds for its site, as text: run in the page. */
export async function everythingStored(): Promise<string> {
  const bytes = (value: ArrayBuffer) =>
    new TextDecoder('latin1').decode(value) + new TextDecoder().decode(value)
  const say = (value: unknown): string => {
    if (value instanceof ArrayBuffer) return bytes(value)
    if (ArrayBuffer.isView(value)) return bytes(new Uint8Array(value.buffer as ArrayBuffer).slice().buffer)
    if (value && typeof value === 'object') return Object.entries(value).flat().map(say).join(' ')
    return String(value)
  }
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const found = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage }), document.cookie]
  for (const { name } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name ?? ''))
    for (const store of database.objectStoreNames) {
      const rows = await done(database.transaction(store).objectStore(store).getAll())
      found.push(`${store}: ${rows.length}`, say(rows))
    }
    database.close()
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      found.push(request.url)
      if (request.url.endsWith('/')) found.push((await (await cache.match(request))?.text()) ?? '')
    }
  }
  return found.join('\n')
}

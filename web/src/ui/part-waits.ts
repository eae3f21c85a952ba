type Waits = {
  // What is to be called when the part has come, where somebody asked for it.
  begin: () => (() => void) | undefined
  // A page is on its way; when it stands, the frame knows.
  beginPage: () => void
}

let waits: Waits | undefined

// Told by the frame, which keeps what is typed meanwhile; on a bare page nobody does.
export function setWaits(next: Waits): void {
  waits = next
}

// A part is being fetched, from now until the call that comes back.
export function partIsFetched(): () => void {
  return waits?.begin() ?? (() => {})
}

export function pageIsFetched(): void {
  waits?.beginPage()
}

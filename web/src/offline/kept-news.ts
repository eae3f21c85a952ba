// The pages of a browser tell each other which sheet has changed among what is kept: each sees what another entered.

type Listener = (name: string) => void

const listeners = new Set<Listener>()

let channel: BroadcastChannel | undefined

function open(): BroadcastChannel | undefined {
  if (!('BroadcastChannel' in globalThis)) return undefined
  channel ??= new BroadcastChannel('kept')
  channel.onmessage = ({ data }: MessageEvent<string>) => {
    for (const listener of listeners) listener(data)
  }
  return channel
}

export function onKeptChange(listener: Listener): void {
  open()
  listeners.add(listener)
}

export function tellKeptChange(name: string): void {
  open()?.postMessage(name)
}

import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A line to a server that can be cut and mended, for every browser and its workers alike. */
export interface Line {
  url: string
  cut: () => void
  mend: () => void
  close: () => Promise<void>
}

export async function openLine(to: string): Promise<Line> {
  const { hostname, port } = new URL(to)
  const open = new Set<Socket>()
  let whole = true
  const keep = (socket: Socket) => {
    open.add(socket)
    // What breaks is what is tried here.
    socket.on('error', () => {}).on('close', () => open.delete(socket))
  }
  const line = createServer((near) => {
    keep(near)
    if (!whole) {
      near.destroy()
      return
    }
    const far = connect(Number(port), hostname)
    keep(far)
    near.pipe(far).pipe(near)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  const cut = () => {
    whole = false
    for (const socket of open) socket.destroy()
  }
  line.listen(0, '127.0.0.1')
  await once(line, 'listening')
  return {
    url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    cut,
    mend: () => {
      whole = true
    },
    close: async () => {
      cut()
      line.close()
      await once(line, 'close')
    },
  }
}

import { crc32 } from 'node:zlib'

/** An archive of some files, not compressed: enough for an EPUB. */
export function zipOf(files: readonly (readonly [name: string, content: string])[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, content] of files) {
    const data = Buffer.from(content)
    const head = headOf(name, data)
    const entry = Buffer.alloc(14)
    entry.writeUInt32LE(at, 10)
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), head, entry, Buffer.from(name))
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), head, Buffer.from(name), data])
    parts.push(local)
    at += local.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, list, end])
}

/** What the list of an archive and the file itself both say of it. */
function headOf(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(26)
  head.writeUInt16LE(20, 0)
  head.writeUInt32LE(crc32(data), 10)
  head.writeUInt32LE(data.length, 14)
  head.writeUInt32LE(data.length, 18)
  head.writeUInt16LE(Buffer.byteLength(name), 22)
  return head
}

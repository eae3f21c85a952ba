import { Buffer } from 'node:buffer'
import { createHash } from 'node:crypto'

const rate = 8000

/** A WAV file of some seconds in which a tone is heard; each tone is a file of its own. */
export function toneOf(hertz: number, seconds: number): Buffer {
  const samples = Buffer.alloc(rate * seconds)
  for (let at = 0; at < samples.length; at++)
    samples[at] = 128 + Math.round(60 * Math.sin((2 * Math.PI * hertz * at) / rate))
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + samples.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples.length, 40)
  return Buffer.concat([head, samples])
}

export const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')

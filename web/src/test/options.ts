import type { Schemas } from '@/api/client'

// What the sign-in page offers; tests change what they are about.
export function sampleOptions(change: Partial<Schemas['SignInOptions']> = {}): Schemas['SignInOptions'] {
  const maintenance = { on: false, message: '', until: null }
  return { school_name: '', mark: '', registration: false, providers: [], maintenance, ...change }
}

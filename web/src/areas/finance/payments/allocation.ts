import type { Owed, TillAccount, Way } from './api'

type Open = Pick<Owed, 'id' | 'open'>

// What of an amount goes to which part, as the server allocates it: the oldest first, each as far as it is open.
export function oldestFirst(parts: readonly Open[], amount: number): Map<string, number> {
  const shares = new Map<string, number>()
  let left = amount
  for (const { id, open } of parts) {
    const share = Math.min(open, left)
    if (share <= 0) break
    shares.set(id, share)
    left -= share
  }
  return shares
}

export function sumOf(shares: ReadonlyMap<string, number>): number {
  let sum = 0
  for (const share of shares.values()) sum += share
  return sum
}

type ChoiceFault = { partId: string; code: 'finance.more_than_open' | 'payment.more_than_amount' }

// What is wrong with what somebody chose himself, and of which part.
export function faultOf(
  parts: readonly Open[],
  shares: ReadonlyMap<string, number>,
  amount: number,
): ChoiceFault | null {
  const beyond = parts.find(({ id, open }) => (shares.get(id) ?? 0) > open)
  if (beyond) return { partId: beyond.id, code: 'finance.more_than_open' }
  if (sumOf(shares) <= amount) return null
  const last = [...parts].reverse().find(({ id }) => (shares.get(id) ?? 0) > 0)
  return last ? { partId: last.id, code: 'payment.more_than_amount' } : null
}

const kinds: Record<Way, TillAccount['kind']> = {
  cash: 'cash',
  card: 'card',
  mobile: 'mobile',
  cheque: 'bank',
  transfer: 'bank',
}

// Where money goes: to the account that was chosen, or by itself to the first of the way's kind, or to the first there
// is. Those of the campus's own currency come first. The money is in its currency.
export function accountOf(accounts: readonly TillAccount[], way: Way, chosen = ''): TillAccount | undefined {
  const of = (fits: (account: TillAccount) => boolean) => accounts.find(fits)
  return of(({ id }) => id === chosen) ?? of(({ kind }) => kind === kinds[way]) ?? accounts[0]
}

export const accountFor = (accounts: readonly TillAccount[], way: Way): string =>
  accountOf(accounts, way)?.id ?? ''

import { createStore, type StoreApi } from 'zustand'
import { ApiError } from '@/api/api-error'
import { isFinal } from '@/api/is-final'
import { useLine } from '@/api/line'
import { changed, type Held, type HeldChange, type HeldStore } from './held-store'
import { type SheetEntry, type SheetId, type SheetKind, type SheetVerdict, sendAtOnce } from './sheet-kind'
import { judge, wholeRefusal } from './verdicts'

type OutboxState<Entry, Verdict> = {
  held: readonly Held<Entry, Verdict>[]
  // Ids of those that are on their way.
  sending: ReadonlySet<string>
  // When the server last took something from here.
  sentAt: Date | undefined
  // What the server took from here, by cell, while this page lives: whoever entered it is told if another changes it.
  mine: ReadonlyMap<string, Entry>
}

/** What was entered in one sheet and is not taken yet: it goes to the server in order, one request at a time. */
export type Outbox<Entry, Verdict> = {
  state: StoreApi<OutboxState<Entry, Verdict>>
  // How often the server has answered: who began to read before does not know what it said.
  answers: () => number
  enter: (entries: readonly Entry[]) => void
  // Lets go of an entry that was not taken, and enters another in its place, or sends it once more.
  replace: (id: string, entries: readonly Entry[]) => void
  again: (id: string) => void
  // No longer tells what becomes of a cell that was entered here.
  forget: (cell: string) => void
  // Sends what waits; resolves when all of it is answered, or must wait on.
  send: () => Promise<void>
}

type Surroundings<Verdict> = {
  // Hears the server's answers before what they answer is let go of.
  tell: (verdicts: readonly Verdict[]) => void
  // Whether whoever entered this is the one signed in: nobody sends another's.
  mine: () => boolean
}

const patience = { first: 2_000, longest: 60_000 }

export function createOutbox<Sheet, Entry extends SheetEntry, Verdict extends SheetVerdict>(
  kind: SheetKind<Sheet, Entry, Verdict>,
  id: SheetId,
  store: HeldStore<Entry, Verdict>,
  { tell, mine }: Surroundings<Verdict>,
): Outbox<Entry, Verdict> {
  type Change = HeldChange<Entry, Verdict>
  const state = createStore<OutboxState<Entry, Verdict>>(() => ({
    held: [],
    sending: new Set(),
    sentAt: undefined,
    mine: new Map(),
  }))
  let answers = 0
  let failures = 0
  let limit = sendAtOnce
  let pause: ReturnType<typeof setTimeout> | undefined
  let underWay: Promise<void> | undefined
  let askedMeanwhile = false
  let stopWaiting = () => {}
  // Changes that are being written: what is stored is not the latest until they are.
  const unwritten = new Set<Change>()
  let written: Promise<unknown> = Promise.resolve()

  const write = (change: Change): Promise<unknown> => {
    state.setState(({ held }) => ({ held: changed(held, change) }))
    unwritten.add(change)
    written = written.then(() => store.change(change)).finally(() => unwritten.delete(change))
    // A browser that refuses to store it leaves it in memory, from where it is sent as well.
    written = written.catch(() => {})
    return written
  }
  const load = async () => {
    const stored = await store.load().catch(() => undefined)
    if (!stored) return
    state.setState({ held: [...unwritten].reduce(changed<Entry, Verdict>, stored) })
  }
  const waiting = () => state.getState().held.filter(isWaiting)

  async function sendNext(): Promise<boolean> {
    const batch = waiting().slice(0, limit)
    if (batch.length === 0 || !mine()) return false
    state.setState({ sending: new Set(batch.map(({ entry }) => entry.id)) })
    const entries = batch.map(({ entry }) => entry)
    const verdicts = await kind.send(id, entries)
    await settle(entries, verdicts)
    return true
  }
  async function settle(entries: Entry[], verdicts: readonly Verdict[]): Promise<void> {
    answers++
    failures = 0
    limit = sendAtOnce
    tell(verdicts)
    const change = judge(kind, state.getState().held, entries, verdicts)
    noteMine(entries, verdicts)
    if (change.drop.length > 0) state.setState({ sentAt: new Date() })
    await write(change)
  }
  function noteMine(entries: readonly Entry[], verdicts: readonly Verdict[]): void {
    const taken = new Set(
      verdicts.filter(({ outcome }) => outcome === 'kept' || outcome === 'same').map(({ id }) => id),
    )
    const mine = new Map(state.getState().mine)
    for (const entry of entries) if (taken.has(entry.id)) mine.set(kind.cellOf(entry), entry)
    state.setState({ mine })
  }
  function forget(...cells: string[]): void {
    const mine = new Map(state.getState().mine)
    for (const cell of cells) mine.delete(cell)
    state.setState({ mine })
  }
  // Whether there is more to be sent at once.
  async function afterFailure(error: unknown): Promise<boolean> {
    if (!isFinal(error)) {
      waitForBetter(error)
      return false
    }
    const refused = waiting().slice(0, limit)
    // One that cannot be read must not take the others with it: they are sent in ever smaller parts.
    if (error.status === 422 && refused.length > 1) {
      limit = Math.ceil(refused.length / 2)
      return true
    }
    limit = sendAtOnce
    await write(wholeRefusal(refused, error.code))
    return true
  }
  function waitForBetter(error: unknown): void {
    if (!useLine.getState().online) {
      stopWaiting = useLine.subscribe(({ online }) => online && void send())
      return
    }
    const asked = error instanceof ApiError ? error.retryAfter * 1000 : 0
    pause = setTimeout(send, Math.max(asked, Math.min(patience.first * 2 ** failures++, patience.longest)))
  }
  async function sendAll(): Promise<void> {
    let more = true
    while (more) {
      try {
        more = await sendNext()
      } catch (error) {
        more = await afterFailure(error)
      }
      state.setState({ sending: new Set() })
    }
  }
  // Another page may have sent some of it meanwhile: what is stored is looked at again before anything goes out.
  async function sendAlone(): Promise<void> {
    clearTimeout(pause)
    stopWaiting()
    await store.alone(async () => {
      await written
      await load()
      await sendAll()
    })
  }
  function send(): Promise<void> {
    askedMeanwhile = underWay !== undefined
    underWay ??= sendAlone().finally(() => {
      underWay = undefined
      if (askedMeanwhile) void send()
    })
    return underWay
  }

  // What is entered anew takes the place of what was refused in that cell, or stood against another's.
  function enter(entries: readonly Entry[]): void {
    const cells = new Set(entries.map(kind.cellOf))
    forget(...cells)
    const settled = state
      .getState()
      .held.filter((one) => !isWaiting(one) && cells.has(kind.cellOf(one.entry)))
    void write({
      put: entries.map((entry) => ({ entry, code: '' })),
      drop: settled.map(({ entry }) => entry.id),
    })
    void send()
  }
  function replace(dropped: string, entries: readonly Entry[]): void {
    void write({ put: entries.map((entry) => ({ entry, code: '' })), drop: [dropped] })
    void send()
  }
  function again(entryId: string): void {
    const held = state.getState().held.find(({ entry }) => entry.id === entryId)
    if (held) void write({ put: [{ entry: held.entry, code: '' }], drop: [] })
    void send()
  }

  store.watch(() => void load())
  void send()
  return { state, answers: () => answers, enter, replace, again, forget, send }
}

export function isWaiting({ verdict, code }: Held<unknown, unknown>): boolean {
  return !verdict && code === ''
}

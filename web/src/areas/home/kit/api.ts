import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ApiError } from '@/api/api-error'
import { isGone } from '@/offline/is-gone'
import { findKit, type KitWays, readKit, type WeekendKit } from '@/offline/kit/kit'
import { isProgramKept, kitStand } from '@/offline/kit/kit-stand'
import { tidyKit, tidyKits } from '@/offline/kit/tidy-kit'
import { whatWaits } from '@/offline/kit/what-waits'
import { untilTold } from '@/offline/last-seen'
import type { Seen } from '@/offline/seen'
import { takenFiles } from '@/offline/taken-files'
import { keys } from '../keys'

// What the coming week-end of a campus consists of; without a line, as it was when it was taken along.
export const kitQuery = (campus: string) =>
  queryOptions({
    queryKey: keys.kit(campus),
    queryFn: async (): Promise<Seen<WeekendKit>> => {
      try {
        const data = await readKit(campus)
        // What it names no more goes, as soon as it is seen here.
        await tidyKit(data)
        return { data, at: Date.now() }
      } catch (error) {
        // Who may no longer read it keeps nothing of it.
        if (isGone(error)) await tidyKits()
        const kept = error instanceof ApiError && error.status === 0 ? await findKit(campus) : undefined
        if (!kept) throw error
        return { data: kept.kit, at: kept.at, kept: true }
      }
    },
    ...untilTold,
  })

const everyMs = 5000

// What of it is on this device, and what waits there; the device alone is asked.
export const hereQuery = ({ data: kit, at }: Seen<WeekendKit>, ways: KitWays) =>
  queryOptions({
    queryKey: [...keys.kitHere(kit.campus_id), at],
    queryFn: async () => {
      const wanted = new Set(kit.documents.map(({ id }) => id))
      return {
        takenAt: (await findKit(kit.campus_id))?.at,
        parts: await kitStand(kit, ways.tillOf(kit.campus_id)),
        documents: (await takenFiles()).filter(({ id }) => wanted.has(id)),
        program: await isProgramKept(),
        waiting: await whatWaits(ways.kinds),
      }
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
    // Until nothing is on its way any more, in either direction.
    refetchInterval: ({ state: { data } }) =>
      data?.takenAt && (!data.program || data.waiting.length > 0) ? everyMs : false,
  })

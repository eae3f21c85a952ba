import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '@/api/api-error'
import { notifyFailure } from '@/ui/notify-failure'
import { type Done, downloadRefused, type Options, type Plan, planImport, runImport, type Step } from './api'
import type { ImportKind } from './kind'
import { type Flipped, flip, ticksOf } from './ticks'

// An import from the file to its end: what was chosen, what would be done, how far it is, what was done.
export function useImport<P extends Plan>(kind: ImportKind, first: Pick<Options, 'campus' | 'more'>) {
  const cache = useQueryClient()
  const [options, setOptions] = useState<Options>({ ...first, columns: null })
  const [file, setFile] = useState<File | null>(null)
  const [plan, setPlan] = useState<P | null>(null)
  const [planning, setPlanning] = useState(false)
  const [step, setStep] = useState<Step | null>(null)
  const [result, setResult] = useState<Done | null>(null)
  const [flipped, setFlipped] = useState<Flipped>(new Set())

  // A new file is judged by its own headings.
  const take = async (next: File, onProgress: (share: number) => void) => {
    const fresh = { ...options, columns: null }
    const found = await planImport<P>(kind.path, next, fresh, onProgress)
    setOptions(fresh)
    setFile(next)
    setPlan(found)
    setFlipped(new Set())
  }

  const planAgain = async (next: Options) => {
    if (!file) return
    setPlanning(true)
    try {
      setPlan(await planImport<P>(kind.path, file, next))
      setFlipped(new Set())
      setOptions(next)
    } catch (error) {
      notifyFailure(error)
    }
    setPlanning(false)
  }

  const said = ticksOf(plan?.rows ?? [], flipped)

  // What is not taken, as a sheet to be mended.
  const saveRefused = (name: string) =>
    file ? downloadRefused(kind.path, file, options, said, name) : Promise.resolve()

  const run = async (skipRefused: boolean) => {
    if (!file || !plan) return
    setStep({ done: 0, total: 0 })
    try {
      setResult(
        await runImport(kind.path, file, options, { token: plan.token, skipRefused, ...said }, setStep),
      )
      for (const queryKey of kind.after) {
        void cache.invalidateQueries({ queryKey })
      }
    } catch (error) {
      notifyFailure(error)
      if (error instanceof ApiError && error.code === 'import.changed') await planAgain(options)
    }
    setStep(null)
  }

  const restart = () => {
    setFile(null)
    setPlan(null)
    setResult(null)
  }

  const tick = (line: number) => setFlipped((before) => flip(before, line))

  return {
    kind,
    flipped,
    tick,
    options,
    setOptions,
    file,
    take,
    plan,
    planning,
    planAgain,
    run,
    saveRefused,
    step,
    result,
    restart,
  }
}

export type Import<P extends Plan = Plan> = ReturnType<typeof useImport<P>>

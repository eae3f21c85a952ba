import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { keepLetter, type Letter, sendLetter, stopLetter } from '../api'

// What moves a letter: to send it, to take it back or stop it, and to go on.
export function useLetterActs(letter: Letter) {
  const cache = useQueryClient()
  const [busy, setBusy] = useState(false)
  const attempt = async (act: () => Promise<Letter>, told = '') => {
    setBusy(true)
    try {
      keepLetter(cache, await act())
      if (told) notify({ text: told })
    } catch (error) {
      notifyFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return {
    busy,
    send: () => attempt(() => sendLetter(letter)),
    goOn: () => attempt(() => sendLetter(letter)),
    stop: (told: string) => attempt(() => stopLetter(letter.id), told),
  }
}

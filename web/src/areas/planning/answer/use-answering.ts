import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiError } from '@/api/api-error'
import { useText } from '@/texts/use-text'
import { useSendLater } from '@/ui/line/use-send-later'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import type { AnswerPage, Given, Way } from './api'

type Answering = {
  way: Way
  onAnswered: (page: AnswerPage) => void
  // What is asked is no longer what is shown.
  onStale: () => void
}

// Sends answers, each once however often it is sent: the same answers go under the same key. Without a line they wait
// and go by themselves when it is back.
export function useAnswering({ way, onAnswered, onStale }: Answering) {
  const { t } = useText()
  const last = useRef({ said: '', key: '' })
  // A second tap may come before the first has drawn that something is on its way.
  const onItsWay = useRef(false)
  const fail = (error: unknown) => {
    notifyFailure(error)
    if (error instanceof ApiError && error.status === 409) onStale()
  }
  const send = useMutation({
    mutationFn: (answers: Given[]) => {
      const said = JSON.stringify(answers)
      if (last.current.said !== said) last.current = { said, key: crypto.randomUUID() }
      return way.answer(last.current.key, answers)
    },
    onSettled: () => {
      onItsWay.current = false
    },
    onSuccess: (page) => {
      last.current = { said: '', key: '' }
      later.settle()
      onAnswered(page)
    },
    onError: (error) => {
      if (!later.holdBack(error)) fail(error)
    },
  })
  const sendOnce = (answers: Given[]) => {
    if (onItsWay.current) return
    onItsWay.current = true
    send.mutate(answers)
  }
  const later = useSendLater(() => send.variables && sendOnce(send.variables))
  const undo = useMutation({
    mutationFn: way.undo,
    onSuccess: (page) => {
      notify({ text: t('answer.undone') })
      onAnswered(page)
    },
    onError: fail,
  })
  return {
    send: sendOnce,
    sending: send.isPending,
    waiting: later.waiting,
    undo: undo.mutate,
    undoing: undo.isPending,
  }
}

export type AnsweringState = ReturnType<typeof useAnswering>

import { type Question, useConfirmStore } from '@/ui/confirm-store'

/** Asks a question with two ways out beside staying; empty is to stay. */
export function choose(question: Question): Promise<'act' | 'other' | ''> {
  useConfirmStore.getState().pending?.answer(false)
  return new Promise((resolve) => {
    const answer = (yes: boolean, other = '') => {
      useConfirmStore.setState({ pending: null })
      resolve(yes ? 'act' : other && 'other')
    }
    useConfirmStore.setState({ pending: { ...question, answer } })
  })
}

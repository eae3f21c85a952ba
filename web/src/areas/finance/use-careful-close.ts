import { useBeforeUnload } from 'react-router'
import { useText } from '@/texts/use-text'
import { confirm } from '@/ui/confirm-store'

// Closes a form of money; where something was typed, it asks before that is lost, and so does the browser.
export function useCarefulClose(typed: boolean, onClose: () => void): () => void {
  const { t } = useText()
  useBeforeUnload((event) => {
    if (typed) event.preventDefault()
  })
  const ask = async () => {
    const asked = { title: t('parts.discard.title'), act: t('parts.discard.act'), irreversible: true }
    if (await confirm(asked)) onClose()
  }
  return () => (typed ? void ask() : onClose())
}

import { download } from '@/api/download'
import { notifyFailure } from '@/ui/notify-failure'

// Hands out a paper that the server draws: an invoice, a receipt, a statement of account.
export const savePaper = (path: string, name: string) => () => {
  download(path, `${name}.pdf`).catch(notifyFailure)
}

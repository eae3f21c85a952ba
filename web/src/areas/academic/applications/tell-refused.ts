import { ApiError } from '@/api/api-error'
import { currentTexts } from '@/texts/texts'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import type { Application } from './api'

// A decision is made for all or for nobody: says who stands in its way, and why; somebody else may have decided on him.
export function tellRefused(error: unknown, rows: readonly Application[]): void {
  const texts = currentTexts()
  const reasons = (error instanceof ApiError ? error.fields : []).flatMap(({ field, code, params }) => {
    const row = rows.find(({ person_id: id }) => id === field)
    const reason = texts.code(code, params) ?? texts.t('ui.error.title')
    return row ? [`${row.name} – ${reason}`] : []
  })
  if (reasons.length > 0) notify({ text: reasons.join(' '), tone: 'error' })
  else notifyFailure(error)
}

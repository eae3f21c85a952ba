import { useText } from '@/texts/use-text'
import { ArchivedAlert } from '@/ui/record/archived-alert'
import type { Class } from './api'
import { useClassActions } from './use-class-actions'

// Why nothing can be changed here, and the way back.
export function ArchivedNote({ group, mayRestore }: { group: Class; mayRestore: boolean }) {
  const { t } = useText()
  const { restore } = useClassActions()
  return (
    <ArchivedAlert
      text={t('class.archived_note')}
      act={t('class.restore.act')}
      onRestore={mayRestore ? () => void restore(group) : undefined}
    />
  )
}

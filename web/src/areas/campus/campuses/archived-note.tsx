import { useText } from '@/texts/use-text'
import { ArchivedAlert } from '@/ui/record/archived-alert'
import type { Campus } from './api'
import { useCampusActions } from './use-campus-actions'

// Why nothing can be changed here, and the way back.
export function ArchivedNote({ campus }: { campus: Campus }) {
  const { t } = useText()
  const { restore } = useCampusActions()
  return (
    <ArchivedAlert
      text={t('campus.archived_note')}
      act={t('campus.restore.act')}
      onRestore={campus.may_manage ? () => void restore(campus) : undefined}
    />
  )
}

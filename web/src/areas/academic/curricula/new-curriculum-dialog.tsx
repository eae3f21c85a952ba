import { useQueryClient } from '@tanstack/react-query'
import { useText } from '@/texts/use-text'
import { notify } from '@/ui/notices-store'
import { type Curriculum, createCurriculum, keepCurriculum } from './api'
import { CurriculumDialog } from './curriculum-dialog'

type NewCurriculumDialogProps = { onClose: () => void; onCreated: (curriculum: Curriculum) => void }

// A new curriculum, still without courses.
export function NewCurriculumDialog({ onClose, onCreated }: NewCurriculumDialogProps) {
  const { t } = useText()
  const cache = useQueryClient()
  return (
    <CurriculumDialog
      title={t('curriculum.create.open')}
      act={t('curriculum.create.act')}
      values={{ name: '', programme: 'certificate', description: '' }}
      onSave={createCurriculum}
      onSaved={(curriculum) => {
        keepCurriculum(cache, curriculum)
        notify({ text: t('curriculum.create.done', { name: curriculum.name }) })
        onCreated(curriculum)
      }}
      onClose={onClose}
    />
  )
}

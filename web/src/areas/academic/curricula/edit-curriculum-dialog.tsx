import { useQueryClient } from '@tanstack/react-query'
import { useText } from '@/texts/use-text'
import { notify } from '@/ui/notices-store'
import { type Curriculum, keepCurriculum, updateCurriculum } from './api'
import { CurriculumDialog } from './curriculum-dialog'

type EditCurriculumDialogProps = { curriculum: Curriculum; onClose: () => void }

// Name, programme and description of one version: what a class follows is not touched by them.
export function EditCurriculumDialog({ curriculum, onClose }: EditCurriculumDialogProps) {
  const { t } = useText()
  const cache = useQueryClient()
  const { id, version, name, programme, description } = curriculum
  return (
    <CurriculumDialog
      title={t('curriculum.edit.open')}
      act={t('ui.save')}
      values={{ name, programme, description }}
      onSave={(fields) => updateCurriculum(id, fields, version)}
      onSaved={(saved) => {
        keepCurriculum(cache, saved)
        notify({ text: t('ui.saved') })
      }}
      onClose={onClose}
    />
  )
}

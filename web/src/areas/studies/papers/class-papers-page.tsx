import { useParams } from 'react-router'
import { useText } from '@/texts/use-text'
import { PageHeader } from '@/ui/page-header'
import { ClassPapers } from './class-papers'

// /apps/campus/papers/{classId}: the papers of a class.
export function Component() {
  const { t } = useText()
  const { classId = '' } = useParams()
  return (
    <>
      <PageHeader title={t('issued.of_class')} />
      <ClassPapers classId={classId} />
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useText } from '@/texts/use-text'
import { PageHeader } from '@/ui/page-header'
import { QueryView } from '@/ui/states/query-view'
import { classCatchUpsQuery } from './api'
import { CatchUpLists } from './catch-up-lists'

// /apps/campus/catchups/{classId}: what the students of a class missed, and how they make up for it.
export function Component() {
  const { classId = '' } = useParams()
  const { t } = useText()
  const all = useQuery(classCatchUpsQuery(classId))
  const code = all.data && (all.data.items[0]?.missed ?? all.data.missed[0])?.class_code
  return (
    <>
      <PageHeader
        title={t('catchup.title')}
        subtitle={[code, t('catchup.subtitle')].filter(Boolean).join(' · ')}
      />
      <QueryView query={all}>{(found) => <CatchUpLists all={found} named />}</QueryView>
    </>
  )
}

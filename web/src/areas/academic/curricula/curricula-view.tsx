import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { formatTotal } from '@/lib/totals'
import { useText } from '@/texts/use-text'
import { AddIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { PageHeader } from '@/ui/page-header'
import { LoadingRows } from '@/ui/states/loading-rows'
import { type Query, QueryView } from '@/ui/states/query-view'
import { useShortcut } from '@/ui/use-shortcut'
import type { CurriculumPage } from './api'
import { CurriculumFilters } from './curriculum-filters'
import { type CurriculumListParams, curriculumPath, type OnParams } from './curriculum-list'
import { CurriculumTable } from './curriculum-table'

const NewCurriculumDialog = lazyPart(() =>
  import('./new-curriculum-dialog').then((module) => ({ default: module.NewCurriculumDialog })),
)

type CurriculaViewProps = {
  list: Query<CurriculumPage>
  params: CurriculumListParams
  onParams: OnParams
  mayManage: boolean
}

// The curricula of the school: of each the newest version, with its courses and hours.
export function CurriculaView({ list, params, onParams, mayManage }: CurriculaViewProps) {
  const { t, language } = useText()
  const navigate = useNavigate()
  const [making, setMaking] = useState(false)
  const onNew = mayManage ? () => setMaking(true) : undefined
  useShortcut('n', onNew)
  const { data } = list
  return (
    <>
      <PageHeader
        title={t('curriculum.list.title')}
        count={data ? formatTotal(data.total, data.more, language) : ''}
        actions={
          onNew && (
            <Button variant="contained" startIcon={<AddIcon />} onClick={onNew}>
              {t('curriculum.create.open')}
            </Button>
          )
        }
      />
      <CurriculumFilters params={params} onParams={onParams} />
      <QueryView query={list} loading={<LoadingRows rows={6} height={46} head />}>
        {(page) => <CurriculumTable page={page} params={params} onParams={onParams} onNew={onNew} />}
      </QueryView>
      {making && (
        <NewCurriculumDialog
          onClose={() => setMaking(false)}
          onCreated={(curriculum) => void navigate(curriculumPath(curriculum.id))}
        />
      )}
    </>
  )
}

import Button from '@mui/material/Button'
import { useText } from '@/texts/use-text'
import { EmptyState } from '@/ui/states/empty-state'
import { type ClassListParams, everyCampus, isFiltered, type OnParams } from './class-list'
import type { ClassMay } from './use-class-may'

type ClassesEmptyProps = {
  params: ClassListParams
  onParams: OnParams
  may: ClassMay
  onNew: (() => void) | undefined
}

// No rows: because of the search, because there are none yet, or because none is one's own. Each with its next step.
export function ClassesEmpty({ params, onParams, may, onNew }: ClassesEmptyProps) {
  const { t } = useText()
  if (isFiltered(params)) {
    const { campus } = params.filters
    const showAll = (
      <Button variant="outlined" onClick={() => onParams({ q: '', filters: campus ? { campus } : {} })}>
        {t('class.list.show_all')}
      </Button>
    )
    return <EmptyState text={t('class.list.none_match')} action={showAll} />
  }
  if (!may.staff) {
    return <EmptyState text={t(may.teaches ? 'class.list.none_taught' : 'class.list.none_own')} />
  }
  const elsewhere = may.network && params.filters.campus !== everyCampus
  const action = onNew ? (
    <Button variant="contained" onClick={onNew}>
      {t('class.create.open')}
    </Button>
  ) : (
    elsewhere && (
      <Button variant="outlined" onClick={() => onParams({ filters: { campus: everyCampus } })}>
        {t('class.list.every_campus')}
      </Button>
    )
  )
  return <EmptyState text={t(onNew ? 'class.list.none_yet' : 'class.list.none')} action={action} />
}

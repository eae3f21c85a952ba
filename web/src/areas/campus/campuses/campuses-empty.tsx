import Button from '@mui/material/Button'
import { useText } from '@/texts/use-text'
import { EmptyState } from '@/ui/states/empty-state'
import { type CampusListParams, isFiltered } from './campus-list'
import { NewCampusButton } from './new-campus-button'

type CampusesEmptyProps = {
  params: CampusListParams
  onParams: (patch: Partial<CampusListParams>) => void
  mayManage: boolean
}

// No rows: because of the search, or because there are none yet. Each with its next step.
export function CampusesEmpty({ params, onParams, mayManage }: CampusesEmptyProps) {
  const { t } = useText()
  if (isFiltered(params)) {
    const showAll = (
      <Button variant="outlined" onClick={() => onParams({ q: '', filters: {} })}>
        {t('campus.list.show_all')}
      </Button>
    )
    return <EmptyState text={t('campus.list.none_match')} action={showAll} />
  }
  if (!mayManage) return <EmptyState text={t('campus.list.none_in_reach')} />
  return <EmptyState text={t('campus.list.none_yet')} action={<NewCampusButton />} />
}

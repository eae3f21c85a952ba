import Button from '@mui/material/Button'
import { useText } from '@/texts/use-text'
import { EmptyState } from '@/ui/states/empty-state'
import { NewPersonButtons } from './new-person-buttons'
import type { PeopleKind } from './people-kind'
import { isFiltered, type OnParams, type PeopleListParams } from './people-list'
import type { PeopleMay } from './use-may'

type PeopleEmptyProps = {
  kind: PeopleKind
  params: PeopleListParams
  onParams: OnParams
  may: PeopleMay
}

// Nobody: because of the search, or because there is nobody yet. Each with its next step.
export function PeopleEmpty({ kind, params, onParams, may }: PeopleEmptyProps) {
  const { t } = useText()
  if (isFiltered(params)) {
    const { campus } = params.filters
    const showAll = (
      <Button variant="outlined" onClick={() => onParams({ q: '', filters: campus ? { campus } : {} })}>
        {t('people.show_all')}
      </Button>
    )
    return <EmptyState text={t('people.none_match')} action={showAll} />
  }
  return <EmptyState text={t(kind.none)} action={<NewPersonButtons kind={kind} may={may} />} />
}

import type { FieldValues } from 'react-hook-form'
import type { FieldOf } from '@/ui/form/controlled-field'
import { SearchChoiceField } from '@/ui/form/search-choice-field'
import { useCampusChoices } from './campus-names'

type CampusFieldProps<T extends FieldValues> = FieldOf<T> & {
  // Campuses that are not to be chosen.
  except?: readonly string[]
}

// One of the campuses in reach.
export function CampusField<T extends FieldValues>({ except = [], ...field }: CampusFieldProps<T>) {
  const { choices } = useCampusChoices()
  return <SearchChoiceField {...field} choices={choices.filter(({ value }) => !except.includes(value))} />
}

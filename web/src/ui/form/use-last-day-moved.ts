import { useEffect, useRef } from 'react'
import {
  type FieldPathValue,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form'
import { isDay } from '@/lib/calendar-days'
import { addDays, daysBetween } from '@/lib/day-math'

type Form<T extends FieldValues> = Pick<UseFormReturn<T>, 'control' | 'getValues' | 'setValue'>

// Who moves the first day beyond the last one moves both: the span stays as long as it was.
export function useLastDayMoved<T extends FieldValues>(
  { control, getValues, setValue }: Form<T>,
  firstName: Path<T>,
  lastName: Path<T>,
): void {
  const first = String(useWatch({ control, name: firstName }) ?? '')
  const before = useRef(first)
  useEffect(() => {
    const last = String(getValues(lastName) ?? '')
    if (isDay(first) && isDay(last) && last < first) {
      const length = isDay(before.current) ? Math.max(daysBetween(before.current, last), 0) : 0
      const moved = addDays(first, length) as FieldPathValue<T, Path<T>>
      setValue(lastName, moved, { shouldDirty: true, shouldValidate: true })
    }
    if (isDay(first)) before.current = first
  }, [first, lastName, getValues, setValue])
}

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

// Who moves the first day beyond the last one moves both: the span stays as long as it was when a field was last
// entered. Not as it is while one types: "05/06/20" is a day, too, on the way to 2027.
export function useLastDayMoved<T extends FieldValues>(
  { control, getValues, setValue }: Form<T>,
  firstName: Path<T>,
  lastName: Path<T>,
): void {
  const first = String(useWatch({ control, name: firstName }) ?? '')
  const span = useRef(0)
  useEffect(() => {
    const measure = () => {
      const [from, to] = [firstName, lastName].map((name) => String(getValues(name) ?? ''))
      if (from && to && isDay(from) && isDay(to)) span.current = Math.max(daysBetween(from, to), 0)
    }
    measure()
    document.addEventListener('focusin', measure)
    return () => document.removeEventListener('focusin', measure)
  }, [firstName, lastName, getValues])
  useEffect(() => {
    const last = String(getValues(lastName) ?? '')
    if (!isDay(first) || !isDay(last) || last >= first) return
    const moved = addDays(first, span.current) as FieldPathValue<T, Path<T>>
    setValue(lastName, moved, { shouldDirty: true, shouldValidate: true })
  }, [first, lastName, getValues, setValue])
}

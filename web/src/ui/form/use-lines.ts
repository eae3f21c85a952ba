import { useState } from 'react'
import type {
  ArrayPath,
  FieldArray,
  FieldPath,
  FieldPathValue,
  FieldValues,
  UseFormReturn,
} from 'react-hook-form'

let made = 0
const newKey = () => String(++made)

type Lines<T> = {
  // One for each line, the same as long as the line is there.
  keys: readonly string[]
  add: (line: T) => void
  remove: (at: number) => void
}

// Lines of a form that are added and taken away. The kit's own hook would weigh on every page, since its form comes in
// one file.
export function useLines<F extends FieldValues, N extends ArrayPath<F>>(
  form: UseFormReturn<F>,
  name: N,
): Lines<FieldArray<F, N>> {
  const path = name as unknown as FieldPath<F>
  const lines = () => form.getValues(path) as FieldArray<F, N>[]
  const [keys, setKeys] = useState(() => lines().map(newKey))
  const put = (next: FieldArray<F, N>[]) => {
    form.setValue(path, next as FieldPathValue<F, typeof path>, { shouldDirty: true })
    // What was wrong with a line would be told of the one that takes its place.
    form.clearErrors(path)
  }
  return {
    keys,
    add: (line) => {
      put([...lines(), line])
      setKeys([...keys, newKey()])
    },
    remove: (at) => {
      put(lines().toSpliced(at, 1))
      setKeys(keys.toSpliced(at, 1))
    },
  }
}

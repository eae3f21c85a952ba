import { type ReactNode, type RefCallback, useEffect, useId } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import { Field } from './field'
import { fieldErrorText } from './field-error'
import { useFormScope } from './form-scope'
import { ReadField } from './read-field'

// What every field of a form is given; names are checked against the form's type.
export type FieldOf<T extends FieldValues> = {
  control: Control<T>
  name: FieldPath<T>
  label: string
  help?: ReactNode
  required?: boolean
}

export type FieldInput = {
  id: string
  value: unknown
  onChange: (value: unknown) => void
  onBlur: () => void
  ref: RefCallback<HTMLElement>
  invalid: boolean
  describedBy: string | undefined
}

type ControlledFieldProps<T extends FieldValues> = FieldOf<T> & {
  // The value in words, for reading and for comparing two versions.
  show?: (value: unknown) => string
  // How a value that is there is drawn for reading, where words are not the best: a link, a colour.
  read?: ((value: unknown) => ReactNode) | undefined
  inline?: boolean
  children: (input: FieldInput) => ReactNode
}

const nothing = () => {}

const plain = (value: unknown) => (value === null || value === undefined ? '' : String(value))

// Ties an input to the form: its value, its error in words, its limits. In a form that may only be read it
// draws the value as text.
export function ControlledField<T extends FieldValues>(props: ControlledFieldProps<T>) {
  const { control, name, label, help, required, show = plain, read = show, inline, children } = props
  const texts = useText()
  const id = useId()
  const { limits, readOnly, edit, faces } = useFormScope()
  const { field, fieldState } = useController({ control, name })
  useEffect(() => {
    faces.set(name, { label, show })
  }, [faces, name, label, show])
  if (readOnly) {
    return (
      <ReadField label={label} onEdit={edit && (() => edit(name))}>
        {show(field.value) && read(field.value)}
      </ReadField>
    )
  }
  const error = fieldErrorText(fieldState.error, texts)
  const mandatory = required ?? (limits[name]?.minLength ?? 0) > 0
  return (
    <Field id={id} label={label} help={help} error={error} required={mandatory} inline={inline}>
      {children({
        id,
        value: field.value,
        onChange: field.onChange,
        // An empty field that one only passes through, on the way to Cancel say, does not complain: its words would push
        // away what is being clicked.
        onBlur: fieldState.isDirty || fieldState.isTouched ? field.onBlur : nothing,
        ref: field.ref,
        invalid: error !== undefined,
        describedBy: error || help ? `${id}-note` : undefined,
      })}
    </Field>
  )
}

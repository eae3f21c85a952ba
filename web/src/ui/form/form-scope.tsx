import { createContext, type ReactNode, useContext, useState } from 'react'
import type { Limits } from './limits'

// How a field is called and how its value reads, told by the field itself, for whoever must speak of it.
export type FieldFace = { label: string; show: (value: unknown) => string }

type FormScopeValue = {
  limits: Limits
  readOnly: boolean
  // Begins to change what is only read now, with this field; absent for who may not.
  edit?: ((field: string) => void) | undefined
  faces: Map<string, FieldFace>
}

const FormContext = createContext<FormScopeValue>({ limits: {}, readOnly: false, faces: new Map() })

type FormScopeProps = Partial<Omit<FormScopeValue, 'faces'>> & { limits: Limits; children: ReactNode }

// Tells all fields inside the limits of the API, and whether they are to be changed or only read.
export function FormScope({ limits, readOnly = false, edit, children }: FormScopeProps) {
  const [faces] = useState(() => new Map<string, FieldFace>())
  return <FormContext value={{ limits, readOnly, edit, faces }}>{children}</FormContext>
}

export function useFormScope(): FormScopeValue {
  return useContext(FormContext)
}

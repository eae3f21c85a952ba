import { createContext, type ReactNode, useContext, useState } from 'react'
import type { Limits } from './limits'

// How a field is called and how its value reads, told by the field itself, for whoever must speak of it.
export type FieldFace = { label: string; show: (value: unknown) => string }

type FormScopeValue = { limits: Limits; readOnly: boolean; faces: Map<string, FieldFace> }

const FormContext = createContext<FormScopeValue>({ limits: {}, readOnly: false, faces: new Map() })

type FormScopeProps = { limits: Limits; readOnly?: boolean; children: ReactNode }

// Tells all fields inside the limits of the API, and whether they are to be changed or only read.
export function FormScope({ limits, readOnly = false, children }: FormScopeProps) {
  const [faces] = useState(() => new Map<string, FieldFace>())
  return <FormContext value={{ limits, readOnly, faces }}>{children}</FormContext>
}

export function useFormScope(): FormScopeValue {
  return useContext(FormContext)
}

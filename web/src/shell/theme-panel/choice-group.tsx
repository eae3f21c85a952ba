import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { visuallyHidden } from '@/lib/visually-hidden'

const Fieldset = styled('fieldset')({ border: 0, margin: 0, padding: 0, minWidth: 0 })
const Legend = styled('legend')(({ theme }) => ({
  padding: 0,
  marginBlockEnd: 6,
  fontSize: '0.75rem',
  color: theme.vars.palette.text.secondary,
}))

type ChoiceGroupProps = {
  label: string
  // Where the heading above says the same.
  hideLabel?: boolean | undefined
  children: (name: string) => ReactNode
}

// Radio buttons with their question.
export function ChoiceGroup({ label, hideLabel = false, children }: ChoiceGroupProps) {
  const name = useId()
  return (
    <Fieldset>
      <Legend style={hideLabel ? visuallyHidden : undefined}>{label}</Legend>
      {children(name)}
    </Fieldset>
  )
}

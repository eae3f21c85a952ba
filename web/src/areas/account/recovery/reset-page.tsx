import { useState } from 'react'
import { takeFragment } from '../door/take-fragment'
import { LinkInvalid } from './link-invalid'
import { ResetView } from './reset-view'

// /reset-password#…: where the mailed link leads.
export function Component() {
  const [token] = useState(takeFragment)
  const [invalid, setInvalid] = useState(token === '')
  if (invalid) return <LinkInvalid />
  return <ResetView token={token} onInvalid={() => setInvalid(true)} />
}

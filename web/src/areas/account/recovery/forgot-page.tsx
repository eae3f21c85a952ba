import { useState } from 'react'
import { ForgotView } from './forgot-view'
import { LinkSent } from './link-sent'

// /forgot-password: an address, and then where to look for the link.
export function Component() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo !== null) return <LinkSent email={sentTo} onAgain={() => setSentTo(null)} />
  return <ForgotView onSent={setSentTo} />
}

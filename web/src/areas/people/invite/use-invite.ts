import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { inviteeLimits } from '@/api/limits/invitee'
import { useSession } from '@/session/session-store'
import { useText } from '@/texts/use-text'
import type { Limits } from '@/ui/form/limits'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { notify } from '@/ui/notices-store'
import { type Matches, matchesIn } from '../matches/matches'
import { type Invitee, inviteStaff, refreshInvites } from './api'
import { chosenRoles, type InviteForm, noRoles } from './invite-form'

const { first_name, last_name, email, language } = inviteeLimits
const limits: Limits = { first_name, last_name, email, language }

// The form of an invite. Who looks like somebody we have is shown with those, and invited on a second word.
export function useInvite(onClose: () => void) {
  const { t } = useText()
  const cache = useQueryClient()
  const own = useSession((state) => state.user?.organization_id) ?? ''
  const [refused, setRefused] = useState<{ matches: Matches; name: string } | null>(null)
  const form = useFields<InviteForm>({
    values: { first_name: '', last_name: '', email: '', language: '', campus_id: own, roles: noRoles },
    limits,
    check: (values) => ({
      email: values.email === '' || /^\S+@\S+\.\S+$/.test(values.email.trim()) ? undefined : 'field.email',
      campus_id: undefined,
    }),
  })
  const fields = form.watch()
  const matches = refused?.name === nameOf(fields) ? refused.matches : null
  const send = form.handleSubmit(async (values) => {
    const roles = chosenRoles(values)
    if (roles.length === 0) return form.setError('roles', { type: 'code', message: 'people.invite.no_role' })
    try {
      const { roles: _ticks, ...rest } = values
      const confirmed = matches !== null
      await inviteStaff({ ...rest, roles, confirmed } as Invitee)
      notify({ text: t('people.invite.sent', { email: values.email.trim() }) })
      refreshInvites(cache)
      onClose()
    } catch (error) {
      const known = matchesIn(error)
      if (known) setRefused({ matches: known, name: nameOf(values) })
      else showFailure(form, error)
    }
  })
  return { form, limits, send, matches }
}

function nameOf({ first_name: first, last_name: last, email: address }: InviteForm): string {
  return JSON.stringify([first.trim(), last.trim(), address.trim()])
}

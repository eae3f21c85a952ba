import Box from '@mui/material/Box'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useText } from '@/texts/use-text'
import { BackLink } from '@/ui/back-link'
import { FormScope } from '@/ui/form/form-scope'
import { RemoteChoiceField } from '@/ui/form/remote-choice-field'
import { useFields } from '@/ui/form/use-fields'
import { PageHeader } from '@/ui/page-header'
import type { Person } from '../person/api'
import { recordPath } from '../person/record-path'
import { peopleFoundQuery } from './api'
import { mergePath } from './merge-path'

const limits = {}

// Asks for the other record of the same person.
export function ChooseOther({ person }: { person: Person }) {
  const { t } = useText()
  const navigate = useNavigate()
  const cache = useQueryClient()
  const { control } = useFields({ values: { other_id: '' }, limits })
  const roles = person.memberships.flatMap((membership) => membership.roles.map((role) => ({ role })))
  const known = useCallback((id: string) => cache.getQueryData<Found>(['found', id]), [cache])
  return (
    <FormScope limits={limits}>
      <BackLink listPath={recordPath(person.id, roles)}>{person.name}</BackLink>
      <PageHeader title={t('merge.title', { name: person.name })} subtitle={t('merge.text')} />
      <Box sx={{ maxWidth: 480 }}>
        <RemoteChoiceField
          control={control}
          name="other_id"
          label={t('merge.other')}
          placeholder={t('merge.search')}
          useChoices={useOthers}
          known={known}
          onChosen={({ id }) => void navigate(mergePath(person.id, id))}
        />
      </Box>
    </FormScope>
  )
}

type Found = { id: string; name: string; about: string }

// Everybody but the one whose page this is.
function useOthers(typed: string, asked: boolean) {
  const { code } = useText()
  const { keptId } = useParams()
  const found = useQuery({ ...peopleFoundQuery(typed), enabled: asked })
  const choices = (found.data?.items ?? [])
    .filter(({ id }) => id !== keptId)
    .map(({ id, name, email, roles }): Found => {
      const places = roles.map(
        ({ role, campus_name: campus }) =>
          `${code(`access.role.${role}`) ?? role}${campus && ` (${campus})`}`,
      )
      return { id, name, about: [email, places.join(', ')].filter(Boolean).join(' · ') }
    })
  return { choices, loading: found.isFetching }
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useId, useState } from 'react'
import { Link, Navigate, useNavigate, useParams, useSearchParams } from 'react-router'
import { useText } from '@/texts/use-text'
import { BackLink } from '@/ui/back-link'
import { FormScope } from '@/ui/form/form-scope'
import { RemoteChoiceField } from '@/ui/form/remote-choice-field'
import { useFields } from '@/ui/form/use-fields'
import { PageHeader } from '@/ui/page-header'
import { NotFoundState } from '@/ui/states/not-found-state'
import { QueryView } from '@/ui/states/query-view'
import { RecordSkeleton } from '@/ui/states/record-skeleton'
import { duplicatesPath } from '../duplicates/duplicate-list'
import { MatchList } from '../matches/match-alert'
import { matchesQuery } from '../matches/matches'
import { type Person, personQuery } from '../person/api'
import { recordPath } from '../person/record-path'
import { peopleFoundQuery, previewQuery } from './api'
import { mergePath } from './merge-path'
import { MergeView } from './merge-view'

// /apps/campus/merge/{keptId}?other={otherId}: without the other one, one is asked for it first.
export function Component() {
  const { t } = useText()
  const { keptId = '' } = useParams()
  const [search] = useSearchParams()
  const otherId = search.get('other') ?? ''
  // Where the one record is that is left.
  const [merged, setMerged] = useState<string | null>(null)
  const kept = useQuery({ ...personQuery(keptId), enabled: otherId === '' })
  const preview = useQuery({ ...previewQuery(keptId, otherId), enabled: otherId !== '' && merged === null })
  if (merged) return <Navigate to={merged} replace />
  const notFound = (
    <NotFoundState
      text={t('person.not_found')}
      action={
        <Button variant="outlined" component={Link} to="/apps/campus/student">
          {t('people.students.title')}
        </Button>
      }
    />
  )
  if (!otherId) {
    return (
      <QueryView page query={kept} loading={<RecordSkeleton />} notFound={notFound}>
        {(person) => <ChooseOther person={person} />}
      </QueryView>
    )
  }
  return (
    <QueryView page query={preview} loading={<RecordSkeleton />} notFound={notFound}>
      {(found) => <MergeView key={found.kept.id} preview={found} onMerged={setMerged} />}
    </QueryView>
  )
}

const limits = {}

// Asks for the other record of the same person.
function ChooseOther({ person }: { person: Person }) {
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
      <Proposals person={person} />
      <Box sx={{ mt: 3 }}>
        <Button variant="outlined" color="inherit" component={Link} to={duplicatesPath}>
          {t('merge.list.all')}
        </Button>
      </Box>
    </FormScope>
  )
}

// Those who may be the same person, so that nobody has to guess how the other record was written.
function Proposals({ person }: { person: Person }) {
  const { t } = useText()
  const id = useId()
  const { first_name, last_name, mobile, birth_date } = person
  const likeness = {
    first_name,
    last_name,
    mobile: mobile ?? '',
    birth_date: birth_date ?? '',
    except_id: person.id,
  }
  const items = useQuery(matchesQuery(likeness)).data?.items ?? []
  if (items.length === 0) return null
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 4, maxWidth: 720 }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('merge.proposals')}
      </Typography>
      <MatchList
        matches={items}
        hrefOf={(other) => mergePath(person.id, other)}
        open={t('merge.compare_with')}
      />
    </Box>
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

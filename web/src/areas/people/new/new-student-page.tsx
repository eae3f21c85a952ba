import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSettled } from '@/lib/use-settled'
import { useSession } from '@/session/session-store'
import { useMay } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { BackLink } from '@/ui/back-link'
import { WarningIcon } from '@/ui/icons'
import { notify } from '@/ui/notices-store'
import { PageHeader } from '@/ui/page-header'
import { CreateBar } from '@/ui/record/create-bar'
import { RecordForm } from '@/ui/record/record-form'
import { useNewRecordForm } from '@/ui/record/use-new-record-form'
import { lastList } from '@/ui/table/last-list'
import { refreshPeople } from '../list/api'
import { type PeopleKind, personPath, students } from '../list/people-kind'
import { MatchAlert } from '../matches/match-alert'
import { type Likeness, type Matches, matchesIn, matchesQuery } from '../matches/matches'
import { type Created, createPerson } from './api'
import { checkShort, emptyForm, newPersonOf, type ShortForm, shortLimits } from './new-person-form'
import { NewPersonSections } from './new-person-sections'

// /apps/campus/student/new
export function Component() {
  const campus = useSession((state) => state.user?.organization_id) ?? ''
  return <NewPersonView kind={students} campusId={campus} roles={['student', 'user']} />
}

type NewPersonViewProps = {
  kind: PeopleKind
  campusId: string
  // What the new one can be; the first is what most are.
  roles: readonly ShortForm['role'][]
}

// A short form for somebody new. While it is filled in, those who may be the same person are shown.
function NewPersonView({ kind, campusId, roles }: NewPersonViewProps) {
  const { t } = useText()
  const navigate = useNavigate()
  const mayEnroll = useMay('enroll')
  // Whether the class is asked for next.
  const enrolls = useRef(false)
  const { state, fields, refused } = useNewPerson({
    values: emptyForm(campusId, roles[0] ?? 'student'),
    onCreated: (person) => {
      notify({ text: t('people.new.created', { name: person.name }) })
      const path = personPath(kind, person.id)
      void navigate(enrolls.current ? `${path}?tab=enrollments&enroll=now` : path, { replace: true })
    },
  })
  const alert = useRef<HTMLDivElement>(null)
  const likeness = useLikeness(fields)
  const early = useQuery({ ...matchesQuery(likeness ?? noOne), enabled: likeness !== null })
  const matches = refused ?? (likeness ? early.data : undefined)
  const act = refused && !refused.taken ? t('people.new.create_anyway') : t('people.new.create')
  const found = matches?.items.length ?? 0
  const note = found > 0 && (
    <Button color="warning" startIcon={<WarningIcon />} onClick={() => show(alert.current)}>
      {t('people.match.count', { count: found })}
    </Button>
  )
  useEffect(() => {
    if (refused) show(alert.current)
  }, [refused])
  return (
    <>
      <BackLink listPath={kind.path}>{t(kind.title)}</BackLink>
      <PageHeader title={t('people.students.new')} subtitle={t('people.new.text')} />
      <RecordForm
        state={state}
        bar={
          <CreateBar
            state={state}
            act={act}
            cancelHref={lastList(kind.path)}
            note={note}
            more={
              mayEnroll && (
                <Button
                  variant="outlined"
                  disabled={state.saving}
                  // No submit button: Enter in a field would press the first of two.
                  onClick={() => {
                    enrolls.current = true
                    void state.save()
                  }}
                >
                  {t('people.new.create_and_enroll')}
                </Button>
              )
            }
            onAct={() => {
              enrolls.current = false
            }}
          />
        }
      >
        <NewPersonSections control={state.form.control} roles={roles} />
        <div ref={alert}>
          {matches && <MatchAlert matches={matches} hrefOf={(id) => personPath(kind, id)} />}
        </div>
      </RecordForm>
    </>
  )
}

const show = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' })

const noOne: Likeness = { first_name: '', last_name: '' }

// What is known so far, once the typing has paused; null while it is too little to know anybody by.
function useLikeness({ first_name, last_name, email, mobile, birth_date }: ShortForm): Likeness | null {
  const whole = first_name.trim() !== '' && last_name.trim() !== ''
  const born = /^\d{4}-\d{2}-\d{2}$/.test(birth_date) ? birth_date : ''
  const typed = { first_name, last_name, email, mobile, birth_date: born }
  const settled = useSettled(JSON.stringify(whole || email.includes('@') ? typed : null), 500)
  return JSON.parse(settled) as Likeness | null
}

type Options = { values: ShortForm; onCreated: (person: Created) => void }

// The form of a new person. Who looks like somebody we have is shown with those, and saved only on a second word.
function useNewPerson({ values, onCreated }: Options) {
  const cache = useQueryClient()
  // Those whom the server found when the form was sent, and for what it was sent.
  const [refused, setRefused] = useState<{ matches: Matches; likeness: string } | null>(null)
  const state = useNewRecordForm<Created, ShortForm>({
    values,
    limits: shortLimits,
    sendsLater: true,
    check: checkShort,
    create: async (fields) => {
      // The second word counts for what was seen; another name is asked about anew.
      const confirmed = refused !== null && refused.likeness === likenessOf(fields)
      try {
        return await createPerson(newPersonOf(fields, confirmed))
      } catch (error) {
        const matches = matchesIn(error)
        if (matches) setRefused({ matches, likeness: likenessOf(fields) })
        throw error
      }
    },
    onCreated: (person) => {
      refreshPeople(cache)
      onCreated(person)
    },
  })
  const fields = state.form.watch()
  const current = refused && refused.likeness === likenessOf(fields) ? refused.matches : null
  return { state, fields, refused: current }
}

function likenessOf({ first_name, last_name, email, mobile, birth_date }: ShortForm): string {
  return JSON.stringify([first_name, last_name, email, mobile, birth_date].map((text) => text.trim()))
}

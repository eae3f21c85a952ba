import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '@/texts/use-text'
import { lazyPart } from '@/ui/lazy-part'
import { AsideCard } from '@/ui/record/record-columns'
import type { Editing } from '@/ui/record/use-editing'
import { LoadingRows } from '@/ui/states/loading-rows'
import { historySource, type Person } from './api'
import { loadTrail, personWords } from './person-words'

const LastChanges = lazyPart(
  async () => {
    const [part] = await Promise.all([import('@/ui/record/last-changes'), loadTrail()])
    return { default: part.LastChanges }
  },
  <LoadingRows rows={2} height={44} />,
)

type PersonAsideProps = { person: Person; editing: Editing; more: ReactNode }

// What one wants to know of a person at a glance.
export function PersonAside({ person, editing, more }: PersonAsideProps) {
  return (
    <>
      {more}
      {person.church_name && <ChurchCard person={person} />}
      {editing.may && <MissingCard person={person} onFill={editing.start} />}
      {person.may.history && (
        <LastChanges source={historySource(person.id)} now={person} words={personWords} />
      )}
    </>
  )
}

function ChurchCard({ person }: { person: Person }) {
  const { t } = useText()
  const { church_id: id, church_name: name, church_pastor: theirs } = person
  const pastor = person.pastor || theirs
  return (
    <AsideCard title={t('person.church')}>
      <Box component={Link} to={`/apps/campus/church/${id}`} sx={{ color: 'primary.main' }}>
        {name}
      </Box>
      {pastor && (
        <Box sx={{ color: 'text.secondary' }}>
          {t('record.pair', { name: t('person.pastor'), value: pastor })}
        </Box>
      )}
    </AsideCard>
  )
}

// Fields that a school needs sooner or later, each with the way to fill it in.
const wanted = ['email', 'mobile', 'birth_date', 'gender', 'address', 'city'] as const
const otherNames = { birth_date: 'person.born_on' } as const

function MissingCard({ person, onFill }: { person: Person; onFill: (field: string) => void }) {
  const { t } = useText()
  const missing = wanted.filter((name) => !person[name] && (name !== 'email' || person.may.edit_email))
  if (missing.length === 0) return null
  return (
    <AsideCard title={t('record.to_complete')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, marginInlineStart: -1 }}>
        {missing.map((name) => (
          <Button key={name} size="small" onClick={() => onFill(name)}>
            {t(name in otherNames ? otherNames[name as keyof typeof otherNames] : `person.${name}`)}
          </Button>
        ))}
      </Box>
    </AsideCard>
  )
}

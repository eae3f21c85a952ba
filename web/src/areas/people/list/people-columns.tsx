import Box from '@mui/material/Box'
import { writeDay } from '@/lib/calendar-days'
import { formatDay } from '@/lib/dates'
import { countryName, languageName } from '@/lib/world'
import type { Texts } from '@/texts/texts'
import { Avatar } from '@/ui/avatar'
import { ListedName } from '@/ui/person/listed-name'
import { onCards, onRows } from '@/ui/table/cards-width'
import type { Column } from '@/ui/table/columns'
import { RowIdentity } from '@/ui/table/row-identity'
import type { PersonRow } from './api'
import type { peopleListSpec } from './people-list'
import { RoleChips, type RoleHere } from './person-row-chips'
import { StandingChips, standingsAt } from './standing-chips'

type Sorts = (typeof peopleListSpec.sorts)[number]
export type PeopleColumn = Column<PersonRow, Sorts>

type Options = {
  // The list tells how learners stand.
  learns: boolean
  // In the order of last names, which then come first.
  byName: boolean
  // The campus that the list is narrowed to: roles elsewhere are then not its business.
  campus: string | undefined
  // Who may not know how to reach people has no use for empty columns.
  contact: boolean
}

// What a list says of somebody, in the order of what people look for; the rest on demand.
export function peopleColumns({ t, code, language }: Texts, options: Options): PeopleColumn[] {
  const { campus, contact, learns, byName } = options
  const texts = { t, code, language }
  const roleNames = (row: PersonRow) =>
    rolesHere(row, campus, texts)
      .filter(({ applicant }) => !applicant)
      .map(({ label }) => label)
  const identity: PeopleColumn = {
    key: 'name',
    header: t('person.name'),
    sort: 'name',
    cell: (row) => (
      <RowIdentity
        mark={<Avatar name={row.name} src={row.photo_url} />}
        title={byName ? <ListedName name={row.name} last={row.last_name} /> : row.name}
        subtitle={
          <Subtitle email={row.email} roles={learns ? classNames(row, campus) : roleNames(row).join(', ')} />
        }
      />
    ),
  }
  const roles: PeopleColumn = {
    key: 'roles',
    header: t('person.roles'),
    cell: (row) => <RoleChips row={row} roles={rolesHere(row, campus, texts)} />,
  }
  const campuses: PeopleColumn = {
    key: 'campus',
    header: t('people.campus'),
    hidden: true,
    cell: (row) => campusNames(row).join(', '),
  }
  const group: PeopleColumn = {
    key: 'class',
    header: t('people.class'),
    // Each on a line of its own, whole: two beside each other would push the last column out.
    cell: (row) => <Box sx={{ whiteSpace: 'pre' }}>{classNames(row, campus).replaceAll(', ', '\n')}</Box>,
  }
  const standing: PeopleColumn = {
    key: 'standing',
    header: t('people.enrollment'),
    cell: (row) => <StandingChips row={row} campus={campus} />,
  }
  const about = learns ? [group, standing] : [roles]
  return [identity, ...about, campuses, ...(contact ? contactColumns(texts, learns) : [])]
}

// Where class and state take their room, since when somebody is known comes on demand.
function contactColumns({ t, language }: Texts, learns: boolean): PeopleColumn[] {
  return [
    { key: 'mobile', header: t('person.mobile'), cell: (row) => <bdi>{row.mobile_shown}</bdi> },
    { key: 'city', header: t('person.city'), sort: 'city', cell: (row) => placeOf(row, language) },
    { key: 'email', header: t('person.email'), hidden: true, cell: (row) => <bdi>{row.email}</bdi> },
    {
      key: 'born',
      header: t('person.born_on'),
      hidden: true,
      cell: (row) => <bdi>{writeDay(row.birth_date ?? '', language)}</bdi>,
    },
    {
      key: 'gender',
      header: t('person.gender'),
      hidden: true,
      cell: (row) =>
        row.gender ? t(row.gender === 'male' ? 'person.gender_male' : 'person.gender_female') : '',
    },
    {
      key: 'language',
      header: t('person.language'),
      hidden: true,
      cell: (row) => languageName(row.language, language),
    },
    {
      key: 'created',
      header: t('people.known_since'),
      sort: 'created',
      wideOnly: true,
      hidden: learns,
      cell: (row) => <bdi>{formatDay(row.created_at, language)}</bdi>,
    },
  ]
}

// Where there is a column for the roles, the line under the name has room for the address.
function Subtitle({ email, roles }: { email: string; roles: string }) {
  return (
    <>
      <Box component="span" sx={onCards}>
        {roles || email}
      </Box>
      <Box component="bdi" sx={onRows}>
        {email}
      </Box>
    </>
  )
}

// The roles that count at a campus, its own and those of the whole network. Without a campus all of them, each with
// its place: who has which role where.
function rolesHere(row: PersonRow, campus: string | undefined, { t, code }: Texts): RoleHere[] {
  const shown = row.roles.filter(({ campus_id: id }) => !campus || id === '' || id === campus)
  return shown.map(({ role, former, campus_id: id, campus_name }) => {
    const name = former ? t('access.former') : (code(`access.role.${role}`) ?? role)
    const place = campus ? '' : campus_name
    const label = place ? `${name} · ${place}` : name
    return { key: `${id} ${role}`, label, place, applicant: row.applicant && role === 'user' }
  })
}

// The classes that somebody follows or waits for, at the campus that the list is narrowed to.
function classNames(row: PersonRow, campus: string | undefined): string {
  const codes = standingsAt(row, campus).map(({ class_code: code }) => code)
  return [...new Set(codes.filter(Boolean))].join(', ')
}

function campusNames(row: PersonRow): string[] {
  return [...new Set(row.roles.map(({ campus_name: name }) => name).filter(Boolean))]
}

function placeOf({ city, country }: PersonRow, language: string): string {
  return [city, countryName(country, language)].filter(Boolean).join(', ')
}

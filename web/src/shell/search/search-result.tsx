import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router'
import { nameOf } from '@/shell/navigation/entry'
import { NavigationLink } from '@/shell/navigation/navigation-link'
import { closePanel } from '@/shell/panels-store'
import { useText } from '@/texts/use-text'
import { Avatar } from '@/ui/avatar'
import { AddIcon, BookIcon, ClassIcon, CourseIcon, DotIcon, InvoiceIcon, PlanningIcon } from '@/ui/icons'
import type { SearchAct } from './acts'
import type { FoundRecord } from './find-records'
import type { Result } from './use-search'

type SearchResultProps = {
  id: string
  result: Result
  active: boolean
  onPoint: () => void
  onBegin: (act: SearchAct) => void
  linkOf: (record: FoundRecord) => string
}

// One thing that was found: a page of the menu, something to do, or a record.
export function SearchResult({ id, result, active, onPoint, onBegin, linkOf }: SearchResultProps) {
  const texts = useText()
  const option = {
    ...{ id, role: 'option', 'aria-selected': active, tabIndex: -1 },
    ...{ sx: look, onPointerMove: onPoint },
  }
  if (result.type === 'act') {
    return (
      <Box component="div" {...option} onClick={() => onBegin(result.act)}>
        <AddIcon aria-hidden sx={mark} />
        <Name text={texts.t(result.act.text)} />
      </Box>
    )
  }
  if (result.type === 'record') {
    const { record } = result
    return (
      <Box component={Link} to={linkOf(record)} {...option} onClick={closePanel}>
        <RecordMark record={record} />
        <Name text={record.title} />
        <About text={aboutOf(record, texts.code)} />
      </Box>
    )
  }
  const { item, parents } = result.page
  const Icon = item.icon ?? DotIcon
  return (
    <MenuLink item={item} {...option} onClick={closePanel}>
      <Icon aria-hidden sx={mark} />
      <Name text={nameOf(item, texts)} />
      {/* Two entries may share a name. */}
      <About text={parents.map((parent) => nameOf(parent, texts)).join(' · ')} />
    </MenuLink>
  )
}

const MenuLink = styled(NavigationLink)({})

const look = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 44,
  px: 1.5,
  borderRadius: 1,
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  '&[aria-selected="true"]': { backgroundColor: 'action.hover' },
}

// As wide as a portrait, so that the names stand in line.
const mark = { color: 'text.secondary', width: 28 }

function Name({ text }: { text: string }) {
  return (
    <Box component="span" sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
      {text}
    </Box>
  )
}

function About({ text }: { text: string }) {
  if (!text) return null
  return (
    <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.75rem', textAlign: 'end' }}>
      {text}
    </Box>
  )
}

const icons = {
  class: ClassIcon,
  course: CourseIcon,
  book: BookIcon,
  planning: PlanningIcon,
  invoice: InvoiceIcon,
}

function RecordMark({ record: { kind, title, picture_url: picture = '' } }: { record: FoundRecord }) {
  if (kind === 'person') return <Avatar name={title} src={picture} size={28} />
  const Icon = icons[kind]
  return <Icon aria-hidden sx={mark} />
}

// What somebody is and where; of other records what tells them apart.
function aboutOf({ about, roles = [] }: FoundRecord, code: (key: string) => string | undefined): string {
  const names = roles.map((role) => code(`access.role.${role}`) ?? role)
  return [names.join(', '), about].filter(Boolean).join(' · ')
}

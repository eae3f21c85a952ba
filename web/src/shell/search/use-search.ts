import { type KeyboardEvent, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '@/session/session-store'
import { type Destination, destinationsOf, searchDestinations } from '@/shell/navigation/destinations'
import { useMenu } from '@/shell/navigation/use-menu'
import { closePanel } from '@/shell/panels-store'
import { useText } from '@/texts/use-text'
import { actsLike, type SearchAct } from './acts'
import { type FoundRecord, useFoundRecords } from './find-records'

export type Result =
  | { type: 'page'; page: Destination }
  | { type: 'act'; act: SearchAct }
  | { type: 'record'; record: FoundRecord }

export type ResultGroup = { name: 'seen' | 'pages' | 'acts' | FoundRecord['kind']; results: Result[] }

const kinds = ['person', 'class', 'course', 'book', 'planning', 'invoice'] as const

const learners = ['student', 'alumni', 'user']
const isLearner = ({ kind, roles, link }: FoundRecord) =>
  kind === 'person' && (roles?.some((role) => learners.includes(role)) ?? link.includes('/student/'))

// What is typed, what it may mean, and which of that the keyboard stands on.
export function useSearch() {
  const texts = useText()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  // Whom to enroll is asked for.
  const [enrolling, setEnrolling] = useState(false)
  const [active, setActive] = useState(0)
  const { records, searching, failed } = useFoundRecords(typed)
  const groups = useGroups(typed, records, enrolling)
  const results = groups.flatMap((group) => group.results)

  const move = (step: number) => {
    const next = (active + step + results.length) % results.length
    setActive(next)
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
  }
  const keys: Record<string, () => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => document.getElementById(optionId(active))?.click(),
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && typed === '') return setEnrolling(false)
    const act = keys[event.key]
    if (!act || results.length === 0) return
    event.preventDefault()
    act()
  }
  const type = (text: string) => {
    setTyped(text)
    setActive(0)
  }
  const begin = ({ link }: SearchAct) => {
    if (!link) {
      setEnrolling(true)
      return type('')
    }
    closePanel()
    void navigate(link)
  }
  const linkOf = ({ id, link }: FoundRecord) =>
    enrolling ? `/apps/campus/student/${id}?tab=enrollments&enroll=1` : link
  return {
    ...{ typed, type, groups, found: results.length > 0, searching, failed, enrolling },
    ...{ active, setActive, handleKey, begin, linkOf, texts },
  }
}

export const optionId = (at: number) => `search-${at}`

// The entries of the menu come first, as the specification has it; under them what can be done and what was found.
// Before anything is typed, what one looked at last.
function useGroups(typed: string, records: readonly FoundRecord[], enrolling: boolean): ResultGroup[] {
  const texts = useText()
  const menu = useMenu()
  const roles = useSession((state) => state.user?.role)
  return useMemo(() => {
    const asResult = (record: FoundRecord): Result => ({ type: 'record', record })
    const ofKind = (kind: FoundRecord['kind']): ResultGroup => ({
      name: kind,
      results: records.filter((record) => record.kind === kind).map(asResult),
    })
    if (enrolling) return filled([{ name: 'person', results: records.filter(isLearner).map(asResult) }])
    const pages: ResultGroup = {
      name: 'pages',
      results: searchDestinations(destinationsOf(menu), typed, texts).map((page) => ({ type: 'page', page })),
    }
    if (!typed.trim()) return filled([{ name: 'seen', results: records.map(asResult) }, pages])
    const acts = actsLike(typed, roles ?? [], texts).map((act): Result => ({ type: 'act', act }))
    return filled([pages, { name: 'acts', results: acts }, ...kinds.map(ofKind)])
  }, [typed, records, enrolling, menu, roles, texts])
}

const filled = (groups: readonly ResultGroup[]) => groups.filter(({ results }) => results.length > 0)

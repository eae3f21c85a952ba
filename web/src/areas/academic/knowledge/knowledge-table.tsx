import Box from '@mui/material/Box'
import { useMemo } from 'react'
import type { Texts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { Avatar } from '@/ui/avatar'
import { CheckIcon, FavouriteIcon, PlaceIcon, SuccessIcon } from '@/ui/icons'
import { StateChip, type Tone } from '@/ui/state-chip'
import { onCards } from '@/ui/table/cards-width'
import type { Column } from '@/ui/table/columns'
import { DataTable } from '@/ui/table/data-table'
import { RowIdentity } from '@/ui/table/row-identity'
import type { Knowledge, Level, Whose } from './api'
import { KnowledgeMenu } from './knowledge-menu'
import type { useKnowledgeMay } from './use-knowledge-may'

type KnowledgeTableProps = {
  label: string
  rows: readonly Knowledge[]
  whose: Whose
  may: ReturnType<typeof useKnowledgeMay>
  onChange: (row: Knowledge) => void
}

// A line for each course of a teacher, or each teacher of a course.
export function KnowledgeTable({ label, rows, whose, may, onChange }: KnowledgeTableProps) {
  const texts = useText()
  const ofPerson = 'person' in whose
  const columns = useMemo(() => knowledgeColumns(texts, ofPerson), [texts, ofPerson])
  const nameOf = (row: Knowledge) => (ofPerson ? row.course_name : row.person_name)
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      rowKey={(row) => `${row.person_id} ${row.course_id}`}
      rowName={nameOf}
      rowHref={ofPerson ? undefined : (row) => `/apps/academic/instructor/${row.person_id}?tab=courses`}
      sort="name"
      onSort={() => {}}
      cardAside={(row) => row.level && <LevelChip level={row.level} />}
      rowMenu={
        may.say
          ? (row) => <KnowledgeMenu row={row} name={nameOf(row)} mayGive={may.give} onChange={onChange} />
          : undefined
      }
    />
  )
}

function knowledgeColumns({ t }: Texts, ofPerson: boolean): Column<Knowledge, 'name'>[] {
  return [
    {
      key: 'name',
      header: t(ofPerson ? 'knowledge.course' : 'knowledge.teacher'),
      cell: (row) =>
        ofPerson ? (
          <RowIdentity
            title={row.course_name}
            subtitle={
              <About words={[row.course_code, row.place]} given={row.given && t('knowledge.given')} />
            }
          />
        ) : (
          <RowIdentity
            mark={<Avatar name={row.person_name} src={row.photo_url} />}
            title={row.person_name}
            subtitle={<About words={[row.place]} given={row.given && t('knowledge.given')} />}
          />
        ),
    },
    {
      key: 'level',
      header: t('knowledge.level_label'),
      cell: (row) => row.level && <LevelChip level={row.level} />,
    },
    {
      key: 'given',
      header: t('knowledge.given_label'),
      cell: (row) =>
        row.given && <StateChip tone="success" icon={<CheckIcon />} label={t('knowledge.given')} />,
    },
  ]
}

// The line under a name. On a phone, which has no column for it, it also says that the course was given.
function About({ words, given }: { words: readonly string[]; given: string | false }) {
  const said = words.filter(Boolean).join(' · ')
  return (
    <>
      {said}
      {given && (
        <Box component="span" sx={onCards}>
          {said && ' · '}
          {given}
        </Box>
      )}
    </>
  )
}

const looks: Record<Level, { tone: Tone; Icon: typeof CheckIcon }> = {
  regularly: { tone: 'success', Icon: SuccessIcon },
  can: { tone: 'info', Icon: CheckIcon },
  elsewhere: { tone: 'info', Icon: PlaceIcon },
  wants: { tone: 'neutral', Icon: FavouriteIcon },
}

// How well somebody knows a course.
function LevelChip({ level }: { level: Level }) {
  const { t } = useText()
  const { tone, Icon } = looks[level]
  return <StateChip tone={tone} icon={<Icon />} label={t(`knowledge.level.${level}`)} />
}

import Box from '@mui/material/Box'
import { type ReactNode, useState } from 'react'
import { useText } from '@/texts/use-text'
import { BackLink } from '@/ui/back-link'
import { ColorMark } from '@/ui/color-mark'
import { CalendarIcon, CampusIcon, ClassIcon, CurriculumIcon, PeopleIcon, StudentIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { PageHeader } from '@/ui/page-header'
import { EditButton } from '@/ui/record/edit-button'
import type { Editing } from '@/ui/record/use-editing'
import type { Class } from './api'
import { ClassDownloads } from './class-downloads'
import type { ClassKind } from './class-list'
import { ClassMenu } from './class-menu'
import { ClassStateChip } from './class-state-chip'
import { sayCurriculum, sayStage, sayYears } from './say-class'
import type { StepKind } from './step-api'
import { useClassMay } from './use-class-may'

const StepDialog = lazyPart(() => import('./step-dialog').then((module) => ({ default: module.StepDialog })))

type ClassHeaderProps = { kind: ClassKind; group: Class; editing: Editing; onDeleted: () => void }

// What this class is: code, state, and the facts people come for.
export function ClassHeader({ kind, group, editing, onDeleted }: ClassHeaderProps) {
  const texts = useText()
  const { t } = texts
  const may = useClassMay()
  const [step, setStep] = useState<StepKind | null>(null)
  const curriculum = sayCurriculum(group, texts)
  return (
    <>
      <BackLink listPath={kind.path}>{t(kind.title)}</BackLink>
      <PageHeader
        title={group.code}
        mark={<ClassMark />}
        titleMark={<ColorMark color={group.campus_color} size={12} />}
        subtitle={
          <Box sx={facts}>
            <ClassStateChip group={group} />
            <Fact icon={<CampusIcon />}>{group.campus_name}</Fact>
            <Fact icon={<StudentIcon />}>{sayStage(group, texts)}</Fact>
            <Fact icon={<CalendarIcon />}>{sayYears(group)}</Fact>
            {may.seesStudents && <Fact icon={<PeopleIcon />}>{sayStudents(group, t)}</Fact>}
            {curriculum && <Fact icon={<CurriculumIcon />}>{curriculum}</Fact>}
          </Box>
        }
        actions={
          <Box sx={{ display: 'flex' }}>
            {may.takesLists && <ClassDownloads group={group} />}
            <EditButton editing={editing} />
            <ClassMenu
              group={group}
              onDeleted={onDeleted}
              onStep={group.may_edit && !group.graduated ? setStep : undefined}
            />
          </Box>
        }
      />
      {step && <StepDialog group={group} kind={step} onClose={() => setStep(null)} />}
    </>
  )
}

// Classes have no picture: the door that stands for them in the menu.
function ClassMark() {
  return (
    <Box
      aria-hidden
      sx={{
        display: { xs: 'none', sm: 'grid' },
        placeItems: 'center',
        flexShrink: 0,
        width: 56,
        height: 56,
        borderRadius: 1,
        bgcolor: 'action.hover',
        color: 'text.secondary',
      }}
    >
      <ClassIcon />
    </Box>
  )
}

// A class that is over tells who completed it; what counted while it ran is gone.
function sayStudents(group: Class, t: ReturnType<typeof useText>['t']): string {
  const { confirmed, capacity, waiting } = group
  if (group.graduated) return t('class.graduates', { count: group.graduates })
  const here =
    capacity > 0
      ? t('class.students_of', { count: confirmed, capacity })
      : t('class.students', { count: confirmed })
  return waiting > 0 ? `${here}, ${t('class.waiting_count', { count: waiting })}` : here
}

const facts = {
  mt: 0.75,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        minWidth: 0,
        overflowWrap: 'anywhere',
        '& svg': { fontSize: '1rem' },
      }}
    >
      {icon}
      <bdi>{children}</bdi>
    </Box>
  )
}

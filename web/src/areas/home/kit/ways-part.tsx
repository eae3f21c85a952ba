import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import type { WeekendKit } from '@/offline/kit/kit'
import { showFile } from '@/offline/shown-files'
import { openTaken, type Taken } from '@/offline/taken-files'
import { useText } from '@/texts/use-text'
import { notify } from '@/ui/notices-store'

type WaysPartProps = {
  kit: WeekendKit
  documents: readonly Taken[]
  // This device is a till of the campus.
  till: boolean
}

// The way to everything that was taken along: each of these opens without a line.
export function WaysPart({ kit, documents, till }: WaysPartProps) {
  const { t } = useText()
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('kept.kit.ways')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {classesOf(kit).map(({ classId, code, attendance, grades }) => (
          <Row key={classId} name={code}>
            {attendance && (
              <Way to={`/apps/campus/attendance/courses/${classId}`}>{t('kept.kit.part.attendance')}</Way>
            )}
            {grades && <Way to={`/apps/campus/grades/courses/${classId}`}>{t('kept.kit.part.grades')}</Way>}
          </Row>
        ))}
        {kit.lists.map((list) => (
          <Row key={list.id} name={list.name}>
            <Way to={`/apps/campus/list/${list.id}`}>{t('kept.kit.open')}</Way>
          </Row>
        ))}
        {till && (
          <Row name={t('kept.kit.part.till')}>
            <Way to="/apps/finance/till">{t('kept.kit.open')}</Way>
          </Row>
        )}
        {documents.map((one) => (
          <Row key={one.id} name={[one.title, one.about].filter(Boolean).join(' · ')}>
            <OpenDocument {...one} />
          </Row>
        ))}
      </Box>
    </Box>
  )
}

type KitClass = { classId: string; code: string; attendance: boolean; grades: boolean }

// The classes of which there is a sheet, in the order of the server.
function classesOf({ attendance, grades }: WeekendKit): KitClass[] {
  const found = new Map<string, KitClass>()
  for (const { class_id: classId, class_code: code } of [...attendance, ...grades])
    found.set(classId, { classId, code, attendance: false, grades: false })
  const has = (sheets: WeekendKit['grades'], classId: string) =>
    sheets.some(({ class_id }) => class_id === classId)
  return [...found.values()].map((one) => ({
    ...one,
    attendance: has(attendance, one.classId),
    grades: has(grades, one.classId),
  }))
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, minHeight: 48 },
        ...{ borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 120, fontWeight: 550, overflowWrap: 'anywhere' }}>{name}</Box>
      {children}
    </Box>
  )
}

function Way({ to, children }: { to: string; children: ReactNode }) {
  return (
    <MuiLink component={Link} to={to} sx={{ py: 1.25 }}>
      {children}
    </MuiLink>
  )
}

// Opens it in the browser's own reader.
function OpenDocument({ id, title }: Taken) {
  const { t } = useText()
  const open = async () => {
    const content = await openTaken(id)
    if (content) showFile(content)
    else notify({ text: t('kept.kit.gone', { title }), tone: 'error' })
  }
  return (
    <MuiLink component="button" type="button" sx={{ py: 1.25 }} onClick={() => void open()}>
      {t('kept.kit.open')}
    </MuiLink>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { formatTime } from '@/lib/dates'
import type { SheetId } from '@/offline/sheet-kind'
import { useText } from '@/texts/use-text'
import { AddIcon, ImportIcon, RedoIcon, ReportIcon, UndoIcon } from '@/ui/icons'
import { ExportMenu } from '@/ui/table/export-menu'
import { exportPath, type GradeSheet } from './api'
import { printPath } from './paths'
import { maxRetakes } from './sheet-columns'
import type { Grading } from './use-grading'

type SheetToolbarProps = {
  id: SheetId
  sheet: GradeSheet
  grading: Grading
  retakes: number
  waiting: number
  onRetake: () => void
  onImport: () => void
}

/** One line above the sheet: back and forth, retakes, files and paper, and whether all is saved. */
export function SheetToolbar(props: SheetToolbarProps) {
  const { id, sheet, grading, retakes, waiting, onRetake, onImport } = props
  const { t } = useText()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5, minHeight: 44 }}>
      {sheet.may_retake && (
        <>
          <Tool
            name={t('grade.tool.undo')}
            keys="Ctrl+Z"
            off={!grading.mayUndo}
            act={() => grading.turn('undo')}
          >
            <UndoIcon />
          </Tool>
          <Tool
            name={t('grade.tool.redo')}
            keys="Ctrl+Shift+Z"
            off={!grading.mayRedo}
            act={() => grading.turn('redo')}
          >
            <RedoIcon />
          </Tool>
          {retakes < maxRetakes && (
            <Button color="inherit" startIcon={<AddIcon />} onClick={onRetake}>
              {t('grade.tool.retake')}
            </Button>
          )}
          {sheet.may_edit && (
            <Button color="inherit" startIcon={<ImportIcon />} onClick={onImport}>
              {t('grade.tool.import')}
            </Button>
          )}
        </>
      )}
      <ExportMenu path={exportPath(id)} query={{}} name="grades" />
      <Button
        color="inherit"
        startIcon={<ReportIcon />}
        component={Link}
        to={printPath(id.classId, id.agendaCourseId, true)}
      >
        {t('grade.tool.print')}
      </Button>
      <SaveState waiting={waiting} refused={grading.refused} />
    </Box>
  )
}

type ToolProps = { name: string; keys: string; off: boolean; act: () => void; children: ReactNode }

function Tool({ name, keys, off, act, children }: ToolProps) {
  return (
    <Tooltip title={`${name} (${keys})`}>
      <span>
        <IconButton aria-label={name} disabled={off} onClick={act}>
          {children}
        </IconButton>
      </span>
    </Tooltip>
  )
}

function SaveState({ waiting, refused }: { waiting: number; refused: number }) {
  const { t, language } = useText()
  const savedAt = useSavedAt(waiting)
  const saved =
    waiting > 0 ? t('grade.saving') : savedAt ? t('grade.saved', { time: formatTime(savedAt, language) }) : ''
  return (
    <Box sx={{ marginInlineStart: 'auto', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
      {refused > 0 && (
        <Box component="span" sx={{ color: 'error.main', marginInlineEnd: 1.5 }}>
          {t('grade.refused', { count: refused })}
        </Box>
      )}
      <span role="status">{saved}</span>
    </Box>
  )
}

// When the last entry was answered.
function useSavedAt(waiting: number): Date | undefined {
  const before = useRef(0)
  const [at, setAt] = useState<Date>()
  useEffect(() => {
    if (before.current > 0 && waiting === 0) setAt(new Date())
    before.current = waiting
  }, [waiting])
  return at
}

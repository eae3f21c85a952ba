import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLine } from '@/api/line'
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
  // When the server last took something that was entered here.
  sentAt: Date | undefined
  onRetake: () => void
  onImport: () => void
}

/** One line above the sheet: back and forth, retakes, files and paper, and whether all is saved. */
export function SheetToolbar(props: SheetToolbarProps) {
  const { id, sheet, grading, retakes, waiting, sentAt, onRetake, onImport } = props
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
      <SaveState {...{ waiting, sentAt }} refused={grading.refused} />
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

type SaveStateProps = Pick<SheetToolbarProps, 'waiting' | 'sentAt'> & { refused: number }

// Honest about where things are: on their way, kept here, or saved, which is said of what the server took.
function SaveState({ waiting, sentAt, refused }: SaveStateProps) {
  const { t, language } = useText()
  const online = useLine((line) => line.online)
  const saved = () => {
    if (waiting > 0) return online ? t('grade.saving') : t('grade.kept_here', { count: waiting })
    return sentAt && t('grade.saved', { time: formatTime(sentAt, language) })
  }
  return (
    <Box sx={{ marginInlineStart: 'auto', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
      {refused > 0 && (
        <Box component="span" sx={{ color: 'error.main', marginInlineEnd: 1.5 }}>
          {t('grade.refused', { count: refused })}
        </Box>
      )}
      <span role="status">{saved()}</span>
    </Box>
  )
}

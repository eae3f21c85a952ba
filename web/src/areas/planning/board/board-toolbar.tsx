import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import NativeSelect from '@mui/material/NativeSelect'
import Tooltip from '@mui/material/Tooltip'
import { memo, type ReactNode, useEffect, useRef } from 'react'
import { formatTime } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import {
  CalendarIcon,
  CloseIcon,
  PasteIcon,
  QuickPanelIcon,
  RedoIcon,
  SelectManyIcon,
  UndoIcon,
} from '@/ui/icons'
import type { Board, BoardClass } from './api'
import { SelectionTools } from './selection-tools'
import type { Acts } from './use-acts'
import type { Commands } from './use-commands'
import type { Sheet } from './use-sheet'

type BoardToolbarProps = {
  board: Board
  acts: Acts
  commands: Commands
  sheet: Sheet
  onRows: () => void
}

// One line above the sheet: which classes, back and forth, and whether all is saved.
export function BoardToolbar({ board, acts, commands, sheet, onRows }: BoardToolbarProps) {
  const { t } = useText()
  const mayEdit = board.planning.may_edit
  const lacksHours = board.classes.some(({ hours }) => hours.length === 0)
  useTurnKeys(mayEdit ? commands.turn : undefined)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5, minHeight: 44 }}>
      <OnlyChoice classes={board.classes} only={sheet.only} />
      {mayEdit && (
        <>
          <Tool
            name={t('board.undo')}
            keys="Ctrl+Z"
            off={!board.may_undo && !acts.savedAt}
            act={() => commands.turn('undo')}
          >
            <UndoIcon />
          </Tool>
          <Tool
            name={t('board.redo')}
            keys="Ctrl+Shift+Z"
            off={!board.may_redo}
            act={() => commands.turn('redo')}
          >
            <RedoIcon />
          </Tool>
          <Tool
            name={t('board.several.choose')}
            pressed={sheet.several}
            act={() => sheet.setSeveral(!sheet.several)}
          >
            <SelectManyIcon />
          </Tool>
          {(lacksHours || board.classes.length === 0) && (
            <Button color="inherit" startIcon={<CalendarIcon />} onClick={onRows}>
              {t('board.rows.open')}
            </Button>
          )}
        </>
      )}
      {mayEdit && sheet.selected.length > 1 && (
        <Box role="group" aria-label={t('board.several.chosen', { count: sheet.selected.length })} sx={group}>
          <span>{t('board.several.chosen', { count: sheet.selected.length })}</span>
          <SelectionTools selected={sheet.selected} commands={commands} />
        </Box>
      )}
      {commands.clipboard && (
        <>
          <Button
            variant="outlined"
            startIcon={<PasteIcon />}
            onClick={() => void commands.paste(sheet.cursor.at)}
          >
            {t(commands.clipboard.cut ? 'board.move_here' : 'board.paste_here')}
          </Button>
          <Tool name={t('board.forget')} act={commands.forget}>
            <CloseIcon />
          </Tool>
        </>
      )}
      <SaveState acts={acts} />
      {!sheet.only.phone && (
        <Tool name={t('board.panel.open')} act={sheet.panel ? sheet.closePanel : sheet.open}>
          <QuickPanelIcon />
        </Tool>
      )}
    </Box>
  )
}

type ToolProps = {
  name: string
  keys?: string
  off?: boolean
  pressed?: boolean
  act: () => void
  children: ReactNode
}

function Tool({ name, keys, off = false, pressed, act, children }: ToolProps) {
  return (
    <Tooltip title={keys ? `${name} (${keys})` : name}>
      <span>
        <IconButton
          aria-label={name}
          aria-pressed={pressed}
          color={pressed ? 'primary' : 'default'}
          disabled={off}
          onClick={() => void act()}
        >
          {children}
        </IconButton>
      </span>
    </Tooltip>
  )
}

const group = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }

function SaveState({ acts: { saving, savedAt } }: { acts: Acts }) {
  const { t, language } = useText()
  const said = saving
    ? t('board.saving')
    : savedAt
      ? t('board.saved', { time: formatTime(savedAt, language) })
      : ''
  return (
    <Box sx={{ marginInlineStart: 'auto', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
      {said}
    </Box>
  )
}

type OnlyChoiceProps = { classes: readonly BoardClass[]; only: Sheet['only'] }

// All classes, those of a campus, or one: on a phone there is room for one.
const OnlyChoice = memo(function OnlyChoice({ classes, only }: OnlyChoiceProps) {
  const { t } = useText()
  const campuses = [...new Map(classes.map((one) => [one.campus_id, one.campus_name]))]
  if (classes.length < 2) return null
  return (
    <NativeSelect
      value={only.asked}
      onChange={(event) => only.show(event.target.value)}
      inputProps={{ 'aria-label': t('board.only.label') }}
      disableUnderline
      sx={{
        minHeight: 36,
        minWidth: 160,
        maxWidth: 260,
        flex: '0 1 auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        px: 1.5,
      }}
    >
      <option value="">{t('board.only.all')}</option>
      {campuses.map(([id, name]) => (
        <optgroup key={id} label={name}>
          <option value={id}>{t('board.only.campus', { campus: name })}</option>
          {classes
            .filter(({ campus_id }) => campus_id === id)
            .map((one) => (
              <option key={one.id} value={one.id}>
                {one.code}
              </option>
            ))}
        </optgroup>
      ))}
    </NativeSelect>
  )
}, sameChoice)

// Drawn again where the classes are others, not with every step on the sheet.
function sameChoice(a: OnlyChoiceProps, b: OnlyChoiceProps): boolean {
  return a.classes === b.classes && a.only.asked === b.only.asked && a.only.phone === b.only.phone
}

// Ctrl-Z and Ctrl-Shift-Z, wherever one is on the page but in a field, which has its own.
function useTurnKeys(turn: Commands['turn'] | undefined): void {
  const latest = useRef(turn)
  latest.current = turn
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      const typing = (event.target as HTMLElement).closest?.(
        'input, textarea, [role="dialog"], [role="alertdialog"]',
      )
      if (!(event.ctrlKey || event.metaKey) || typing || !latest.current) return
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      void latest.current(key === 'y' || event.shiftKey ? 'redo' : 'undo')
    }
    addEventListener('keydown', handle)
    return () => removeEventListener('keydown', handle)
  }, [])
}

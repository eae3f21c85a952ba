import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useText } from '@/texts/use-text'
import { sayHours } from '../agenda/say-session'
import { SendDialog, StaysDialog } from '../inviting-parts'
import type { Board } from './api'
import { BoardDrawer } from './board-drawer'
import type { DialogName } from './board-header'
import { conflictKey, sayConflict } from './conflict-words'
import { type Grid, type Spot, spotOf } from './grid-of'
import { PublicationsDialog } from './publications-dialog'
import { PublishDialog } from './publish-dialog'
import { RowsDialog } from './rows-dialog'
import { sayShortDay } from './say-board'

type BoardDialogsProps = {
  dialog: DialogName
  board: Board
  grid: Grid
  saving: boolean
  onGo: (spot: Spot) => void
  onClose: () => void
}

// What opens over the board.
export function BoardDialogs({ dialog, board, grid, saving, onGo, onClose }: BoardDialogsProps) {
  switch (dialog) {
    case 'publish':
      return <PublishDialog {...{ board, saving, onClose }} />
    case 'publications':
      return <PublicationsDialog board={board} onClose={onClose} />
    case 'conflicts':
      return <ConflictList {...{ board, grid, onGo, onClose }} />
    case 'rows':
      return <RowsDialog board={board} onClose={onClose} />
    case 'invite':
      return <SendDialog planningId={board.planning.id} number={board.planning.number} onClose={onClose} />
    case 'stays':
      return <StaysDialog planningId={board.planning.id} onClose={onClose} />
  }
}

type ConflictListProps = { board: Board; grid: Grid; onGo: (spot: Spot) => void; onClose: () => void }

// All that is wrong on the board, in words, each with the way there.
function ConflictList({ board, grid, onGo, onClose }: ConflictListProps) {
  const texts = useText()
  const { t, language } = texts
  const about = (courseId: string, sessionId: string) => {
    const course = board.courses.find(({ id }) => id === courseId)
    const session = course?.sessions.find(({ id }) => id === sessionId)
    const when = session && `${sayShortDay(session.day, language)}, ${sayHours(session, language)}`
    return [course?.course_name, when].filter(Boolean).join(' · ')
  }
  return (
    <BoardDrawer title={t('board.conflicts.title')} onClose={onClose}>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>{t('board.conflicts.text')}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {board.conflicts.map((conflict) => {
          const { agenda_course_id, session_id, class_id } = conflict
          const spot = spotOf(grid, agenda_course_id, session_id, class_id)
          const said = sayConflict(conflict, board, texts)
          return (
            <Box component="li" key={conflictKey(conflict)} sx={line}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                {said}
                <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
                  {about(agenda_course_id, session_id)}
                </Box>
              </Box>
              {spot && (
                <Button size="small" onClick={() => onGo(spot)}>
                  {t('board.conflicts.go')}
                </Button>
              )}
            </Box>
          )
        })}
      </Box>
    </BoardDrawer>
  )
}

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const

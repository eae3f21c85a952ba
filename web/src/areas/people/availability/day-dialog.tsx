import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { sayFullDay } from '@/lib/say-days'
import { useText } from '@/texts/use-text'
import { ActionMenu } from '@/ui/action-menu'
import { AddIcon, DeleteIcon, EditIcon } from '@/ui/icons'
import type { Availability, Occurrence } from './api'
import { EntryRow } from './entry-row'
import type { EntryActions } from './use-entry-actions'

// A time on the day that was opened, with the entry it comes from.
export type EntryTime = { entry: Availability; time: Occurrence }

type DayDialogProps = {
  day: string
  times: readonly EntryTime[]
  mayEdit: boolean
  actions: EntryActions
  onAdd: () => void
  onEdit: (entry: Availability) => void
  onEditTime: (time: EntryTime) => void
  onEditFollowing: (time: EntryTime) => void
  onClose: () => void
}

// What is said of one day, and what can be done with it: of a repeating entry this one time, it and those after it, or
// all.
export function DayDialog(props: DayDialogProps) {
  const { day, times, mayEdit, actions, onAdd, onEdit, onEditTime, onEditFollowing, onClose } = props
  const { t, language } = useText()
  const id = useId()
  const actsOf = ({ entry, time }: EntryTime) => {
    const all = [
      { label: t('availability.day.edit_all'), icon: <EditIcon />, onClick: () => onEdit(entry) },
      {
        label: t('availability.day.delete_all'),
        icon: <DeleteIcon />,
        irreversible: true,
        onClick: () => void actions.remove(entry).then((gone) => gone && onClose()),
      },
    ]
    if (!entry.repeat.every) {
      return all.map((act, at) => ({
        ...act,
        label: t(`availability.entry.${at === 0 ? 'edit' : 'delete'}`),
      }))
    }
    const { first_day } = time
    const leaveOut = () => void actions.leaveOut(entry, first_day).then((gone) => gone && onClose())
    const endBefore = () => void actions.endBefore(entry, first_day).then((gone) => gone && onClose())
    // From the first time on it is the whole series.
    const following = [
      {
        label: t('availability.day.edit_following'),
        icon: <EditIcon />,
        onClick: () => onEditFollowing({ entry, time }),
      },
      { label: t('availability.day.delete_following'), icon: <DeleteIcon />, onClick: endBefore },
    ]
    return [
      {
        label: t('availability.day.edit_time'),
        icon: <EditIcon />,
        onClick: () => onEditTime({ entry, time }),
      },
      { label: t('availability.day.leave_out'), icon: <DeleteIcon />, onClick: leaveOut },
      ...(entry.first_day < first_day ? following : []),
      ...all,
    ]
  }
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id} sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
        {sayFullDay(day, language)}
      </DialogTitle>
      <DialogContent>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {times.map((one) => (
            <EntryRow key={`${one.entry.id} ${one.time.first_day}`} entry={one.entry}>
              {mayEdit && <ActionMenu label={t('ui.actions')} actions={actsOf(one)} />}
            </EntryRow>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        {mayEdit && (
          <Button startIcon={<AddIcon />} onClick={onAdd} sx={{ marginInlineEnd: 'auto' }}>
            {t('availability.day.add')}
          </Button>
        )}
        <Button color="inherit" onClick={onClose}>
          {t('ui.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

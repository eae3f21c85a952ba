import { useText } from '@/texts/use-text'
import type { Availability } from './api'
import { DayDialog, type EntryTime } from './day-dialog'
import { EntryDialog } from './entry-dialog'
import { formOf, formOfFollowing, formOfTime, newEntry } from './entry-form'
import type { DayRange } from './use-day-picking'
import type { EntryActions } from './use-entry-actions'

// What is open over the calendar.
export type Opened =
  | { what: 'new'; range: DayRange }
  | { what: 'entry'; entry: Availability }
  | { what: 'time'; of: EntryTime }
  | { what: 'following'; of: EntryTime }
  | { what: 'day'; day: string }

type OpenDialogProps = {
  opened: Opened
  timesOn: (day: string) => EntryTime[]
  mayEdit: boolean
  actions: EntryActions
  onOpen: (opened: Opened) => void
  onClose: () => void
}

// The dialog that stands over the calendar: a day, a new entry, an entry, or one time of it.
export function OpenDialog({ opened, timesOn, mayEdit, actions, onOpen, onClose }: OpenDialogProps) {
  const { t } = useText()
  if (opened.what === 'new') {
    return (
      <EntryDialog
        title={t('availability.entry.new')}
        values={newEntry(opened.range)}
        onSave={actions.add}
        onClose={onClose}
      />
    )
  }
  if (opened.what === 'entry') {
    const { entry } = opened
    const remove = () => void actions.remove(entry).then((gone) => gone && onClose())
    return (
      <EntryDialog
        title={t('availability.entry.edit')}
        values={formOf(entry)}
        onSave={(form) => actions.change(entry, form)}
        onDelete={remove}
        onClose={onClose}
      />
    )
  }
  if (opened.what === 'time') {
    const { entry, time } = opened.of
    return (
      <EntryDialog
        title={t('availability.day.edit_time')}
        values={formOfTime(entry, time)}
        single
        onSave={(form) => actions.changeTime(entry, time.first_day, form)}
        onClose={onClose}
      />
    )
  }
  if (opened.what === 'following') {
    const { entry, time } = opened.of
    return (
      <EntryDialog
        title={t('availability.day.edit_following')}
        values={formOfFollowing(entry, time)}
        onSave={(form) => actions.changeFollowing(entry, time.first_day, form)}
        onClose={onClose}
      />
    )
  }
  return (
    <DayDialog
      day={opened.day}
      times={timesOn(opened.day)}
      mayEdit={mayEdit}
      actions={actions}
      onAdd={() => onOpen({ what: 'new', range: { from: opened.day, to: opened.day } })}
      onEdit={(entry) => onOpen({ what: 'entry', entry })}
      onEditTime={(of) => onOpen({ what: 'time', of })}
      onEditFollowing={(of) => onOpen({ what: 'following', of })}
      onClose={onClose}
    />
  )
}

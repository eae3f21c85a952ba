import { useQueryClient } from '@tanstack/react-query'
import { useText } from '@/texts/use-text'
import { confirm } from '@/ui/confirm-store'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import {
  type Availability,
  createAvailability,
  deleteAvailability,
  inputOf,
  refreshAvailability,
  updateAvailability,
} from './api'
import { type EntryForm, toInput } from './entry-form'
import { sayWhen } from './say-repeat'

// What can be done with the entries of somebody's calendar.
export function useEntryActions(personId: string) {
  const texts = useText()
  const { t } = texts
  const cache = useQueryClient()
  const changed = (text: string) => {
    refreshAvailability(cache, personId)
    notify({ text })
  }
  return {
    add: async (form: EntryForm) => {
      await createAvailability(personId, toInput(form, []))
      changed(t('availability.entry.added'))
    },
    change: async (entry: Availability, form: EntryForm) => {
      await updateAvailability(personId, entry, toInput(form, entry.except))
      changed(t('ui.saved'))
    },
    // The series goes on without this time, which stands for itself.
    changeTime: async (entry: Availability, day: string, form: EntryForm) => {
      const { id, version } = entry
      await createAvailability(personId, toInput(form, []), { id, version, day })
      changed(t('ui.saved'))
    },
    leaveOut: async (entry: Availability, day: string) => {
      try {
        const { repeat, ...fields } = inputOf(entry)
        await updateAvailability(personId, entry, { ...fields, repeat, except: [...entry.except, day] })
        changed(t('availability.entry.left_out'))
      } catch (error) {
        notifyFailure(error)
      }
    },
    remove: async (entry: Availability): Promise<boolean> => {
      const question = {
        title: t('availability.delete.question'),
        text: sayWhen(entry, texts),
        act: t('availability.entry.delete'),
      }
      if (!(await confirm({ ...question, irreversible: true }))) return false
      try {
        await deleteAvailability(personId, entry.id)
        changed(t('availability.entry.deleted'))
        return true
      } catch (error) {
        notifyFailure(error)
        return false
      }
    },
  }
}

export type EntryActions = ReturnType<typeof useEntryActions>

import { useQueryClient } from '@tanstack/react-query'
import { addDays } from '@/lib/day-math'
import { sayFullDay } from '@/lib/say-days'
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
import { askWithdraw } from './withdraw'

// What can be done with the entries of somebody's calendar.
export function useEntryActions(personId: string) {
  const texts = useText()
  const { t } = texts
  const cache = useQueryClient()
  const changed = (text: string, undo?: () => Promise<unknown>) => {
    refreshAvailability(cache, personId)
    const takeBack = () => {
      undo?.().then(() => refreshAvailability(cache, personId), notifyFailure)
    }
    notify({ text, ...(undo && { undo: takeBack }) })
  }
  const entered = (entry: Availability, text: string) => {
    changed(text)
    void askWithdraw(personId, entry, texts)
  }
  const asks = (text: string, act: string) =>
    confirm({ title: t('availability.delete.question'), text, act, irreversible: true })
  return {
    add: async (form: EntryForm) => {
      entered(await createAvailability(personId, toInput(form, [])), t('availability.entry.added'))
    },
    change: async (entry: Availability, form: EntryForm) => {
      entered(await updateAvailability(personId, entry, toInput(form, entry.except)), t('ui.saved'))
    },
    // The series goes on without this time, which stands for itself.
    changeTime: async (entry: Availability, day: string, form: EntryForm) => {
      const { id, version } = entry
      const made = await createAvailability(personId, toInput(form, []), { id, version, day })
      entered(made, t('ui.saved'))
    },
    // The series ends before this time, from which on another one stands, without the times that were left out.
    changeFollowing: async (entry: Availability, day: string, form: EntryForm) => {
      const { id, version } = entry
      const since = { id, version, day, following: true }
      const except = entry.except.filter((other) => other >= day)
      entered(await createAvailability(personId, toInput(form, except), since), t('ui.saved'))
    },
    leaveOut: async (entry: Availability, day: string): Promise<boolean> => {
      const text = t('availability.delete.one_text', { day: sayFullDay(day, texts.language) })
      if (!(await asks(text, t('availability.day.leave_out')))) return false
      try {
        const fields = inputOf(entry)
        const left = await updateAvailability(personId, entry, { ...fields, except: [...entry.except, day] })
        changed(t('availability.entry.left_out'), () => updateAvailability(personId, left, fields))
      } catch (error) {
        notifyFailure(error)
      }
      return true
    },
    endBefore: async (entry: Availability, day: string): Promise<boolean> => {
      const text = t('availability.delete.following_text', { day: sayFullDay(day, texts.language) })
      if (!(await asks(text, t('availability.day.delete_following')))) return false
      try {
        const fields = inputOf(entry)
        const except = entry.except.filter((other) => other < day)
        const repeat = { ...fields.repeat, until: addDays(day, -1), count: 0 }
        const left = await updateAvailability(personId, entry, { ...fields, repeat, except })
        const undo = () => updateAvailability(personId, left, fields)
        changed(t('availability.entry.following_deleted'), undo)
      } catch (error) {
        notifyFailure(error)
      }
      return true
    },
    remove: async (entry: Availability): Promise<boolean> => {
      if (!(await asks(sayWhen(entry, texts), t('availability.entry.delete')))) return false
      try {
        await deleteAvailability(personId, entry)
        changed(t('availability.entry.deleted'), () => createAvailability(personId, inputOf(entry)))
        return true
      } catch (error) {
        notifyFailure(error)
        return false
      }
    },
  }
}

export type EntryActions = ReturnType<typeof useEntryActions>

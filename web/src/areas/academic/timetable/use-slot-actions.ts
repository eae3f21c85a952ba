import { useQueryClient } from '@tanstack/react-query'
import { weekdayNames } from '@/lib/say-days'
import { useText } from '@/texts/use-text'
import { confirm } from '@/ui/confirm-store'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { createSlot, deleteSlot, refreshSlots, type Slot, type TimetableOf, updateSlot } from './api'
import { type SlotForm, slotsOf } from './slot-form'
import { saySlot } from './slot-time'

// What can be done with the slots of one timetable.
export function useSlotActions(of: TimetableOf) {
  const { t, language } = useText()
  const cache = useQueryClient()
  const refresh = () => refreshSlots(cache, of)

  const add = async (form: SlotForm) => {
    try {
      for (const fields of slotsOf(form)) await createSlot(of, fields)
    } finally {
      // Where one was refused, those before it are there.
      await refresh()
    }
  }

  const change = async (slot: Slot, form: SlotForm) => {
    const [fields] = slotsOf(form)
    try {
      if (fields) await updateSlot(of, slot, fields)
    } finally {
      await refresh()
    }
  }

  const remove = async (slot: Slot): Promise<boolean> => {
    const day = weekdayNames(language, 'long')[slot.weekday]
    const when = `${t('timetable.week_number', { week: slot.week })}, ${day}, ${saySlot(slot, language)}`
    const question = { title: t('timetable.delete.question'), text: when, act: t('timetable.delete.act') }
    if (!(await confirm({ ...question, irreversible: true }))) return false
    try {
      await deleteSlot(of, slot.id)
      notify({ text: t('timetable.delete.done') })
      return true
    } catch (error) {
      notifyFailure(error)
      return false
    } finally {
      await refresh()
    }
  }

  return { add, change, remove }
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { weekdayNames } from '@/lib/say-days'
import { useText } from '@/texts/use-text'
import { confirm } from '@/ui/confirm-store'
import { AddIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import {
  createSlot,
  deleteSlot,
  refreshSlots,
  type Slot,
  type TimetableOf,
  timetableQuery,
  updateSlot,
} from './api'
import { formOf, newSlot, type SlotForm, slotsOf } from './slot-form'
import { saySlot } from './slot-time'
import { WeekCards } from './week-cards'
import { WeekMatrix } from './week-matrix'

const SlotDialog = lazyPart(() => import('./slot-dialog').then((module) => ({ default: module.SlotDialog })))

type TimetablePanelProps = {
  of: TimetableOf
  mayEdit: boolean
  // Said where there is nothing yet.
  none: string
  // What else can be done: a class copies from its campus.
  action?: ReactNode
}

// The hours of a campus or a class, week by week.
export function TimetablePanel({ of, mayEdit, none, action }: TimetablePanelProps) {
  const { t } = useText()
  const phone = useMediaQuery('(max-width: 899px)', { noSsr: true })
  const slots = useQuery(timetableQuery(of))
  const { add, change, remove } = useSlotActions(of)
  // A slot, a new one, or none.
  const [opened, setOpened] = useState<Slot | 'new' | null>(null)
  const close = () => setOpened(null)
  const known = slots.data ?? []
  const View = phone ? WeekCards : WeekMatrix
  const buttons = mayEdit && (
    <>
      {action}
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpened('new')}>
        {t('timetable.add')}
      </Button>
    </>
  )
  return (
    <>
      <QueryView query={slots} loading={<LoadingRows rows={4} height={64} />}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState text={none} action={<Box sx={buttonRow}>{buttons}</Box>} />
          ) : (
            <>
              {mayEdit && <Box sx={{ ...buttonRow, justifyContent: 'flex-end', mb: 2 }}>{buttons}</Box>}
              <View slots={items} onOpen={mayEdit ? setOpened : undefined} />
            </>
          )
        }
      </QueryView>
      {opened === 'new' && (
        <SlotDialog isNew values={newSlot(usedWeeks(known))} others={known} onSave={add} onClose={close} />
      )}
      {opened !== null && opened !== 'new' && (
        <SlotDialog
          isNew={false}
          values={formOf(opened)}
          others={known.filter(({ id }) => id !== opened.id)}
          onSave={(form) => change(opened, form)}
          onDelete={async () => {
            if (await remove(opened)) close()
          }}
          onClose={close}
        />
      )}
    </>
  )
}

const buttonRow = { display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }

// A new slot is most often for the weeks that there are; the first one, for the first.
function usedWeeks(slots: readonly Slot[]): number[] {
  const weeks = [...new Set(slots.map(({ week }) => week))].sort((a, b) => a - b)
  return weeks.length > 0 ? weeks : [1]
}

// What can be done with the slots of one timetable.
function useSlotActions(of: TimetableOf) {
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
      await deleteSlot(of, slot)
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

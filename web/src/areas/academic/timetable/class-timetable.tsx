import Button from '@mui/material/Button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Schemas } from '@/api/client'
import { useText } from '@/texts/use-text'
import { CopyIcon } from '@/ui/icons'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { copyFromCampus, keepSlots, type Slot, timetableQuery } from './api'
import { TimetablePanel } from './timetable-panel'

// The hours of a class: its own, or those of its campus that it takes over.
export function ClassTimetable({ group }: { group: Schemas['Class'] }) {
  const { t } = useText()
  const cache = useQueryClient()
  const of = { class: group.id }
  const copy = useMutation({
    mutationFn: () => copyFromCampus(group.id),
    onSuccess: (slots) => {
      const before = cache.getQueryData<Slot[]>(timetableQuery(of).queryKey)?.length ?? 0
      keepSlots(cache, of, slots)
      const count = slots.length - before
      notify(
        count > 0
          ? { text: t('timetable.copy.done', { count }) }
          : { text: t('timetable.copy.nothing'), tone: 'info' },
      )
    },
    onError: notifyFailure,
  })
  return (
    <TimetablePanel
      of={of}
      mayEdit={group.may_edit}
      none={t(group.may_edit ? 'timetable.none_of_class' : 'timetable.none')}
      action={
        <Button
          variant="outlined"
          startIcon={<CopyIcon />}
          loading={copy.isPending}
          onClick={() => copy.mutate()}
        >
          {t('timetable.copy.act')}
        </Button>
      }
    />
  )
}

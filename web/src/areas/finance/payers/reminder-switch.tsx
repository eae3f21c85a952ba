import Box from '@mui/material/Box'
import Switch from '@mui/material/Switch'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useText } from '@/texts/use-text'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { keys } from '../keys'
import { campusMoneyQuery, setReminders } from './api'

// Whether who owes something to a campus is reminded without anybody's click. Who may not change it reads it.
export function ReminderSwitch({ campus }: { campus: string }) {
  const { t } = useText()
  const id = useId()
  const cache = useQueryClient()
  const { data } = useQuery(campusMoneyQuery(campus))
  const set = useMutation({
    mutationFn: (on: boolean) => setReminders(campus, on),
    onSuccess: (now) => {
      cache.setQueryData(keys.campus(campus), now)
      notify({ text: t(now.reminders ? 'payer.reminders.on' : 'payer.reminders.off') })
    },
    onError: notifyFailure,
  })
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2 }}>
      <Switch
        checked={(set.isPending ? set.variables : data?.reminders) ?? false}
        disabled={!data?.may_edit || set.isPending}
        onChange={(_event, on) => set.mutate(on)}
        slotProps={{ input: { 'aria-labelledby': id, 'aria-describedby': `${id}-text` } }}
      />
      <Box>
        <Box id={id} sx={{ fontWeight: 550 }}>
          {t('payer.reminders.label')}
        </Box>
        <Box id={`${id}-text`} sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {t('payer.reminders.text')}
        </Box>
      </Box>
    </Box>
  )
}

import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '@/api/client'
import { useLine } from '@/api/line'
import { sheetKey } from '@/offline/sheet-query'
import { useText } from '@/texts/use-text'
import { Avatar } from '@/ui/avatar'
import { notifyFailure } from '@/ui/notify-failure'
import { attendanceKind } from './attendance-kind'
import type { Sheet } from './sheet-marks'
import { valueLook } from './value-look'

type Guest = Sheet['guests'][number]

const guestValues = ['present', 'late', 'online', 'absent'] as const
type GuestValue = (typeof guestValues)[number] | ''

// Who of other classes catches up in a session: marked beside the class, and counted in no rate of it. What he is
// marked goes on to another sheet at once: it is not kept here, and without a line it says so.
export function GuestsPart({ sheet, sessionId }: { sheet: Sheet; sessionId: string }) {
  const { t } = useText()
  const online = useLine((line) => line.online)
  const guests = sheet.guests.filter(({ session_id }) => session_id === sessionId)
  if (guests.length === 0) return null
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('attendance.guests')}
      </Typography>
      {!online && (
        <Typography sx={{ color: 'text.secondary' }}>{t('attendance.guests_need_line')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {guests.map((guest) => (
          <GuestRow key={guest.catch_up_id} {...{ sheet, guest, online }} />
        ))}
      </Box>
    </Box>
  )
}

function GuestRow({ sheet, guest, online }: { sheet: Sheet; guest: Guest; online: boolean }) {
  const { t } = useText()
  const cache = useQueryClient()
  const { agenda_course_id, class_id } = sheet
  const mark = useMutation({
    mutationFn: (value: GuestValue) =>
      unwrap(
        api.POST('/api/attendance/sheets/{agenda_course_id}/{class_id}/guests', {
          params: { path: { agenda_course_id, class_id } },
          body: { catch_up_id: guest.catch_up_id, value },
        }),
      ),
    onError: notifyFailure,
    onSettled: () =>
      cache.invalidateQueries({
        queryKey: sheetKey(attendanceKind, { agendaCourseId: agenda_course_id, classId: class_id }),
      }),
  })
  const name = `${guest.first_name} ${guest.last_name}`
  const value = mark.isPending ? mark.variables : guest.value
  return (
    <Box component="li" sx={row}>
      <Avatar name={name} src={guest.photo_url} size={40} />
      <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
        <Box sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {guest.class_code}
        </Typography>
      </Box>
      <ToggleButtonGroup
        exclusive
        aria-label={name}
        disabled={!guest.may_edit || !online}
        value={value}
        onChange={(_, chosen: GuestValue | null) => mark.mutate(chosen ?? '')}
      >
        {guestValues.map((one) => (
          <ToggleButton
            key={one}
            value={one}
            aria-label={t(valueLook[one].text)}
            sx={{ minWidth: 44, minHeight: 44 }}
          >
            {valueLook[one].icon}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  )
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
}

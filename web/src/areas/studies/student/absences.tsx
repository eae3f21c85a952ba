import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sayDays } from '@/lib/say-days'
import { useText } from '@/texts/use-text'
import { confirm } from '@/ui/confirm-store'
import { CloseIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { type Absence, refreshAbsences, takeBackAbsence } from './api'

const AnnounceDialog = lazyPart(() =>
  import('./announce-dialog').then((module) => ({ default: module.AnnounceDialog })),
)

type AbsencesProps = {
  studentId: string
  absences: readonly Absence[]
  // He follows a class: he can be away from it.
  mayAnnounce: boolean
}

// The days on which somebody will be away, as he or the office announced them.
export function Absences({ studentId, absences, mayAnnounce }: AbsencesProps) {
  const { t } = useText()
  const [announcing, setAnnouncing] = useState(false)
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      {absences.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('report.absences.none')}</Box>}
      {absences.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, width: '100%' }}>
          {absences.map((one) => (
            <AbsenceLine key={one.id} absence={one} />
          ))}
        </Box>
      )}
      {mayAnnounce && (
        <Button variant="outlined" onClick={() => setAnnouncing(true)}>
          {t('report.absences.announce')}
        </Button>
      )}
      {announcing && <AnnounceDialog studentId={studentId} onClose={() => setAnnouncing(false)} />}
    </Box>
  )
}

function AbsenceLine({ absence }: { absence: Absence }) {
  const { t, language } = useText()
  const cache = useQueryClient()
  const days = sayDays(absence.first_day, absence.last_day, language)
  const remove = useMutation({
    mutationFn: takeBackAbsence,
    onSuccess: () => {
      refreshAbsences(cache, absence.student_id)
      notify({ text: t('report.absences.taken_back') })
    },
    onError: notifyFailure,
  })
  const handleRemove = async () => {
    const question = { title: t('report.absences.take_back_ask'), text: days }
    if (await confirm({ ...question, act: t('report.absences.take_back') })) remove.mutate(absence)
  }
  const about = [
    absence.reason,
    absence.announced_by !== absence.student_name && t('report.absences.by', { name: absence.announced_by }),
  ]
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 550 }}>
          <bdi>{days}</bdi>
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{about.filter(Boolean).join(' · ')}</Box>
      </Box>
      <IconButton
        aria-label={t('report.absences.take_back_of', { days })}
        disabled={remove.isPending}
        onClick={() => void handleRemove()}
        sx={{ width: 44, height: 44 }}
      >
        <CloseIcon />
      </IconButton>
    </Box>
  )
}

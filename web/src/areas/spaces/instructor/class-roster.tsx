import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { download } from '@/api/download'
import { useText } from '@/texts/use-text'
import { Avatar } from '@/ui/avatar'
import { CloseIcon, PdfIcon } from '@/ui/icons'
import { notifyFailure } from '@/ui/notify-failure'
import { ContactButtons } from '@/ui/person/contact-buttons'
import { StateChip } from '@/ui/state-chip'
import { belowFrame, useScrollTarget } from '@/ui/use-scroll-target'
import type { TaughtClass } from './api'

// A class of his: who is in it, and how each of them is reached.
export function ClassRoster({ found }: { found: TaughtClass }) {
  const { t } = useText()
  const { id, code, campus_name, count, over, known, students } = found
  const at = useScrollTarget(`#class-${id}`)
  const save = () => {
    download(`/api/classes/${id}/list.pdf`, `${code}.pdf`).catch(notifyFailure)
  }
  return (
    <Box
      component="section"
      ref={at}
      aria-label={t('space.class_of', { code })}
      sx={{ mb: 4, ...belowFrame }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, mb: 1 }}>
        <Typography variant="subtitle1" component="h3" sx={{ flex: '1 1 200px', minWidth: 0 }}>
          {t('space.class_of', { code })}{' '}
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            {campus_name} · {t('space.students', { count })}
          </Box>
        </Typography>
        {over && <StateChip tone="neutral" icon={<CloseIcon />} label={t('space.class_over')} />}
        {known && count > 0 && (
          <Button size="small" startIcon={<PdfIcon />} onClick={save}>
            {t('space.class_list')}
          </Button>
        )}
      </Box>
      {!known && <Typography sx={{ color: 'text.secondary' }}>{t('space.class_hidden')}</Typography>}
      {known && count === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t('space.no_students')}</Typography>
      )}
      <Box component="ul" sx={rosterLook}>
        {students.map(({ id: studentId, name, photo_url, email, mobile, mobile_shown }) => (
          <li key={studentId}>
            <Avatar name={name} src={photo_url} size={48} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{name}</Box>
              <ContactButtons mobile={mobile} mobileShown={mobile_shown} email={email} compact />
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  )
}

const rosterLook = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
  columnGap: 4,
  '& > li': { display: 'flex', gap: 1.5, py: 1.5, borderTop: 1, borderColor: 'divider', minWidth: 0 },
}

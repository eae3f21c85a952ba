import Button from '@mui/material/Button'
import { useState } from 'react'
import { formatTotal } from '@/lib/totals'
import { useMay } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { BackLink } from '@/ui/back-link'
import { PhoneIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { PageHeader } from '@/ui/page-header'
import { RecordTabs } from '@/ui/record/record-tabs'
import { EmptyState } from '@/ui/states/empty-state'
import { isPlayed, type Kind, kinds, recordingsPath, sessionPath } from '../recording-kind'
import { sayWhen, sayWho } from '../say-session'
import type { SessionRecordings } from './api'
import { KeptRecordings } from './kept-recordings'

const UploadSection = lazyPart(() => import('./upload-section').then((m) => ({ default: m.UploadSection })))
const PhoneDialog = lazyPart(() => import('./phone-dialog').then((m) => ({ default: m.PhoneDialog })))
const Listeners = lazyPart(() => import('./listeners-part').then((m) => ({ default: m.ListenersPart })))

// A session with what was recorded of it: one tab for each kind.
export function SessionView({ session, kind }: { session: SessionRecordings; kind: Kind }) {
  const { t, language } = useText()
  const [phone, setPhone] = useState(false)
  const mayCount = useMay('listListeners')
  const shown = session.recordings.filter((one) => one.kind === kind)
  const content = (
    <>
      {shown.length === 0 ? (
        <EmptyState text={t(session.may_edit ? 'recording.none_yet' : 'recording.none')} />
      ) : (
        <KeptRecordings session={session} kind={kind} recordings={shown} />
      )}
      {session.may_edit && <UploadSection sessionId={session.id} kind={kind} />}
      {mayCount && shown.some(isPlayed) && <Listeners sessionId={session.id} />}
    </>
  )
  return (
    <>
      <BackLink listPath={recordingsPath}>{t('recording.title')}</BackLink>
      <PageHeader
        title={session.course_name}
        subtitle={
          <>
            <bdi>{sayWhen(session, language)}</bdi>
            <br />
            {[sayWho(session), session.campus_name].filter(Boolean).join(' · ')}
          </>
        }
        actions={
          session.may_edit && (
            <Button variant="outlined" startIcon={<PhoneIcon />} onClick={() => setPhone(true)}>
              {t('recording.phone.open')}
            </Button>
          )
        }
      />
      <RecordTabs
        label={t('recording.title')}
        first={kind}
        tabs={kinds.map((one) => ({
          name: one.kind,
          label: `${t(`recording.kinds.${one.kind}`)} (${formatTotal(session[one.kind].count, false, language)})`,
          ...(one.kind === kind ? { content } : { href: sessionPath(one.kind, session.id) }),
        }))}
      />
      {phone && <PhoneDialog session={session} onClose={() => setPhone(false)} />}
    </>
  )
}

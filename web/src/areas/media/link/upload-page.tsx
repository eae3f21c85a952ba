import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Navigate } from 'react-router'
import { ApiError } from '@/api/api-error'
import { formatTime } from '@/lib/dates'
import { sayFullDay } from '@/lib/say-days'
import { takeFragment } from '@/lib/take-fragment'
import { useSession } from '@/session/session-store'
import { useText } from '@/texts/use-text'
import { BarePage } from '@/ui/bare-page'
import { FileDrop } from '@/ui/files/file-drop'
import type { FileRules } from '@/ui/files/file-rules'
import { useUpload } from '@/ui/files/use-upload'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { durationOf } from '../duration-of'
import { keys } from '../keys'
import { kinds, sessionPath } from '../recording-kind'
import { sessionQuery } from '../session/api'
import { type LinkedSession, linkedQuery, sendByLink } from './api'

// /recording/upload#…: where the code on a colleague's screen leads a phone. Where nobody is signed in it sends files to
// one session, and sees nothing else of the school.
export function Component() {
  const { t } = useText()
  const [token] = useState(takeFragment)
  const linked = useQuery({ ...linkedQuery(token), enabled: token !== '' })
  const gone = linked.error instanceof ApiError && linked.error.status === 404
  if (token === '' || gone) {
    return <BarePage title={t('recording.phone.title')} text={t('recording.link_not_found')} />
  }
  return (
    <QueryView
      page
      query={linked}
      loading={
        <BarePage title={t('recording.phone.title')}>
          <LoadingRows rows={3} />
        </BarePage>
      }
    >
      {(session) => (
        <OwnPage sessionId={session.session_id} other={<UploadView token={token} session={session} />} />
      )}
    </QueryView>
  )
}

// Who is signed in on the phone and keeps the session's recordings comes to its own page, where files are sent in pieces
// and go on by themselves. The link is for everybody else.
function OwnPage({ sessionId, other }: { sessionId: string; other: ReactNode }) {
  const signedIn = useSession(({ user }) => user !== null)
  const { data } = useQuery({ ...sessionQuery(sessionId), enabled: signedIn, retry: false })
  return data?.may_edit ? <Navigate to={sessionPath('photo', sessionId)} replace /> : other
}

function UploadView({ token, session }: { token: string; session: LinkedSession }) {
  const { t, language } = useText()
  const cache = useQueryClient()
  const [sent, setSent] = useState(0)
  const rules: FileRules = {
    extensions: kinds.flatMap(({ rules: { extensions } }) => extensions),
    maxBytes: session.bytes_left,
  }
  const upload = useUpload(rules, async (file, onProgress) => {
    const left = await sendByLink(token, file, await durationOf(file), onProgress)
    cache.setQueryData(keys.linked(token), left)
    setSent((before) => before + 1)
  })
  const { course_name, campus_name, day, classes, ends_at, files_left } = session
  return (
    <BarePage
      title={course_name}
      text={[sayFullDay(day, language), classes.join(', '), campus_name].filter(Boolean).join(' · ')}
    >
      {sent > 0 && (
        <Typography role="status" sx={{ mb: 2, fontWeight: 600 }}>
          {t('recording.phone.sent', { count: sent })}
        </Typography>
      )}
      {files_left > 0 ? (
        <FileDrop label={t('recording.phone.choose')} rules={rules} upload={upload} multiple />
      ) : (
        <Typography>{t('recording.phone.full')}</Typography>
      )}
      <Typography variant="caption" component="p" sx={{ mt: 2, color: 'text.secondary' }}>
        {t('recording.phone.until', { time: formatTime(new Date(ends_at), language), count: files_left })}
      </Typography>
    </BarePage>
  )
}

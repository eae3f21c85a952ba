import Box from '@mui/material/Box'
import { useState } from 'react'
import { KitLink } from '@/offline/kit/kit-link'
import { useSession } from '@/session/session-store'
import { useReach } from '@/session/use-may'
import { useOwnCampusName } from '@/session/use-own-campus'
import { useText } from '@/texts/use-text'
import { CampusFilter } from '@/ui/campus/campus-filter'
import { FinanceFrame } from '../finance-frame'
import { CampusTill } from './campus-till'
import { OwnTill } from './own-till'
import { Questions } from './questions'
import { keepTill, readTill, type ThisTill } from './this-till'

// /apps/finance/till: the queue of a week-end. Type or scan a name, see what is due, choose the way, Enter, receipt,
// next. What was taken in this sitting stands below.
export function Component() {
  const { t } = useText()
  const own = useSession((state) => state.user?.organization_id) ?? ''
  const network = useReach('findTillPeople') === 'all'
  const [campus, setCampus] = useState(own)
  const known = useOwnCampusName(campus)
  return (
    <FinanceFrame part="till" actions={<KitLink />}>
      <Box sx={{ maxWidth: 640, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {network && (
          <Box>
            <CampusFilter
              label={t('invoice.campus')}
              value={campus}
              known={known}
              onChange={(next) => setCampus(next ?? own)}
            />
          </Box>
        )}
        <AtCampus key={campus} campus={campus} />
        <Questions campus={campus} />
      </Box>
    </FinanceFrame>
  )
}

function AtCampus({ campus }: { campus: string }) {
  const [till, setTill] = useState(() => readTill(campus))
  const change = (next: ThisTill | null) => {
    keepTill(campus, next)
    setTill(next)
  }
  if (till) return <OwnTill campus={campus} till={till} onEnded={() => change(null)} />
  return <CampusTill campus={campus} onRegistered={change} />
}

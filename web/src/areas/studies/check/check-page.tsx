import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ApiError } from '@/api/api-error'
import { api, type Schemas, unwrap } from '@/api/client'
import { formatDate } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { BarePage } from '@/ui/bare-page'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { paperKeys } from '../keys'

type PaperCheck = Schemas['PaperCheck']

// By POST, so that the code stands in no address of the API.
const checkQuery = (code: string) =>
  queryOptions({
    queryKey: paperKeys.check(code),
    queryFn: ({ signal }) => unwrap(api.POST('/api/paper-checks', { body: { code }, signal })),
    retry: false,
  })

// /check/{code}: where the QR code of a paper leads whoever holds it. It says whether the paper is valid, and just
// enough to compare it with.
export function Component() {
  const { t } = useText()
  const { code = '' } = useParams()
  const check = useQuery(checkQuery(code))
  if (check.error instanceof ApiError && check.error.status === 404) {
    return (
      <>
        <NotForSearch />
        <BarePage title={t('check.unknown')} text={t('check.unknown_text')} />
      </>
    )
  }
  const waiting = (
    <BarePage title={t('check.title')}>
      <LoadingRows rows={4} />
    </BarePage>
  )
  return (
    <>
      <NotForSearch />
      <QueryView page query={check} loading={waiting}>
        {(found) => <Found check={found} />}
      </QueryView>
    </>
  )
}

const NotForSearch = () => <meta name="robots" content="noindex, nofollow" />

function Found({ check }: { check: PaperCheck }) {
  const { t, language } = useText()
  const { state, kind, initials, day, campus } = check
  const facts = [
    [t('check.award'), t(`check.kind.${kind}`)],
    [t('check.initials'), initials],
    [t('check.day'), formatDate(day, language, { dateStyle: 'long' })],
    [t('check.campus'), campus],
  ].filter(([, value]) => value)
  return (
    <BarePage title={t(`check.state.${state}`)} text={t(`check.text.${state}`)}>
      <Box component="dl" sx={{ m: 0 }}>
        {facts.map(([name, value]) => (
          <Box key={name} sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
            <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
              {name}
            </Typography>
            <Box component="dd" sx={{ m: 0, fontWeight: 550, overflowWrap: 'anywhere' }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </BarePage>
  )
}

import Box from '@mui/material/Box'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { useText } from '@/texts/use-text'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'

type Choice = Schemas['Choice']
type Page = Schemas['PageChoice']

const choicesQuery = () =>
  queryOptions({
    queryKey: ['profile', 'notices'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/profile/notices', { signal })),
  })

// By which ways one is told of what: the panel always, mails as one likes, save those that must be read.
export function NoticesTab() {
  const { t } = useText()
  const choices = useQuery(choicesQuery())
  return (
    <>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{t('profile.notices.text')}</Typography>
      <QueryView query={choices} loading={<LoadingRows />}>
        {({ items }) => <WaysTable choices={items} />}
      </QueryView>
    </>
  )
}

function WaysTable({ choices }: { choices: readonly Choice[] }) {
  const { t } = useText()
  return (
    <Box
      component="table"
      sx={({ vars: { palette } }) => ({
        width: '100%',
        maxWidth: 640,
        borderCollapse: 'collapse',
        '& th, & td': {
          py: 1,
          px: 1,
          textAlign: 'start',
          unicodeBidi: 'isolate',
          borderBottom: `1px solid ${palette.divider}`,
        },
        '& th': { fontWeight: 500 },
        '& thead th': { color: palette.text.secondary, fontSize: '0.8125rem' },
      })}
    >
      <thead>
        <tr>
          <th scope="col">{t('profile.notices.what')}</th>
          <th scope="col">{t('profile.notices.panel')}</th>
          <th scope="col">{t('profile.notices.mail')}</th>
        </tr>
      </thead>
      <tbody>
        {choices.map((choice) => (
          <WaysRow key={choice.kind} choice={choice} />
        ))}
      </tbody>
    </Box>
  )
}

function WaysRow({ choice }: { choice: Choice }) {
  const { t, code } = useText()
  const what = code(`profile.notices.kind.${choice.kind}`) ?? choice.kind
  const choose = useChoose(what)
  return (
    <tr>
      <th scope="row">{what}</th>
      <td>{t('profile.notices.always')}</td>
      <td>
        {choice.always ? (
          t('profile.notices.always')
        ) : (
          <Switch
            checked={choice.mail}
            disabled={choose.isPending}
            onChange={(_, mail) => choose.mutate({ kind: choice.kind, mail })}
            slotProps={{ input: { 'aria-label': t('profile.notices.by_mail', { what }) } }}
          />
        )}
      </td>
    </tr>
  )
}

function useChoose(what: string) {
  const { t } = useText()
  const cache = useQueryClient()
  const { queryKey } = choicesQuery()
  return useMutation({
    mutationFn: (body: { kind: string; mail: boolean }) => unwrap(api.POST('/api/profile/notices', { body })),
    onSuccess: (chosen) => {
      cache.setQueryData<Page>(queryKey, (page) => page && { ...page, items: withChoice(page.items, chosen) })
      notify({ text: t(chosen.mail ? 'profile.notices.saved_on' : 'profile.notices.saved_off', { what }) })
    },
    onError: notifyFailure,
  })
}

function withChoice(all: readonly Choice[], chosen: Choice): Choice[] {
  return all.map((choice) => (choice.kind === chosen.kind ? { ...choice, mail: chosen.mail } : choice))
}

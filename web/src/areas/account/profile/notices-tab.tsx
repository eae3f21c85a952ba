import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { api, type Schemas, unwrap } from '@/api/client'
import { useText } from '@/texts/use-text'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { keys } from '../keys'

type Choice = Schemas['Choice']
type Page = Schemas['PageChoice']

const choicesQuery = () =>
  queryOptions({
    queryKey: keys.noticeChoices,
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
        {({ items }) => (
          <>
            <WaysTable choices={items} />
            <LettersChoice />
          </>
        )}
      </QueryView>
    </>
  )
}

const lettersQuery = () =>
  queryOptions({
    queryKey: keys.letterChoice,
    queryFn: ({ signal }) => unwrap(api.GET('/api/profile/letters', { signal })),
  })

// Whether one wants what the campus writes to many.
function LettersChoice() {
  const { t } = useText()
  const id = useId()
  const cache = useQueryClient()
  const { data } = useQuery(lettersQuery())
  const choose = useMutation({
    mutationFn: (wanted: boolean) => unwrap(api.POST('/api/profile/letters', { body: { wanted } })),
    onSuccess: (chosen) => {
      cache.setQueryData(lettersQuery().queryKey, chosen)
      notify({
        text: t(chosen.wanted ? 'profile.notices.letters.saved_on' : 'profile.notices.letters.saved_off'),
      })
    },
    onError: notifyFailure,
  })
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 4, maxWidth: 640 }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('profile.notices.letters.title')}
      </Typography>
      <FormControlLabel
        control={
          <Switch
            checked={data?.wanted ?? true}
            disabled={!data || choose.isPending}
            onChange={(_, wanted) => choose.mutate(wanted)}
          />
        }
        label={t('profile.notices.letters.wanted')}
      />
      <Typography sx={{ color: 'text.secondary' }}>{t('profile.notices.letters.text')}</Typography>
    </Box>
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
          {ways.map((way) => (
            <th key={way} scope="col">
              {t(`profile.notices.${way}`)}
            </th>
          ))}
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
      {choice.always ? (
        <td colSpan={ways.length}>{t('profile.notices.always')}</td>
      ) : (
        ways.map((way) => (
          <td key={way}>
            <Radio
              size="small"
              name={choice.kind}
              checked={wayOf(choice) === way}
              disabled={choose.isPending}
              onChange={() =>
                choose.mutate({ kind: choice.kind, mail: way !== 'panel', daily: way === 'daily' })
              }
              slotProps={{
                input: {
                  'aria-label': t('profile.notices.way', { what, way: t(`profile.notices.${way}`) }),
                },
              }}
            />
          </td>
        ))
      )}
    </tr>
  )
}

// In the panel it always is; a mail comes never, at once, or with the others of the day.
const ways = ['panel', 'mail', 'daily'] as const

const wayOf = ({ mail, daily }: Choice) => (mail ? (daily ? 'daily' : 'mail') : 'panel')

const saved = {
  panel: 'profile.notices.saved_off',
  mail: 'profile.notices.saved_on',
  daily: 'profile.notices.saved_daily',
} as const

function useChoose(what: string) {
  const { t } = useText()
  const cache = useQueryClient()
  const { queryKey } = choicesQuery()
  return useMutation({
    mutationFn: (body: { kind: string; mail: boolean; daily: boolean }) =>
      unwrap(api.POST('/api/profile/notices', { body })),
    onSuccess: (chosen) => {
      cache.setQueryData<Page>(queryKey, (page) => page && { ...page, items: withChoice(page.items, chosen) })
      notify({ text: t(saved[wayOf(chosen)], { what }) })
    },
    onError: notifyFailure,
  })
}

function withChoice(all: readonly Choice[], chosen: Choice): Choice[] {
  return all.map((choice) => (choice.kind === chosen.kind ? chosen : choice))
}

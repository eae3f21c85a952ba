import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useLine } from '@/api/line'
import { formatFigure } from '@/lib/numbers'
import { sayWeekdays } from '@/lib/say-days'
import type { KitWays, WeekendKit } from '@/offline/kit/kit'
import { dropKit, type KitProgress, takeKit } from '@/offline/kit/take-kit'
import type { Seen } from '@/offline/seen'
import { SeenNote } from '@/offline/seen-note'
import { useSession } from '@/session/session-store'
import { useOwnCampusName } from '@/session/use-own-campus'
import { useText } from '@/texts/use-text'
import { CampusFilter } from '@/ui/campus/campus-filter'
import { confirm } from '@/ui/confirm-store'
import { DownloadIcon } from '@/ui/icons'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { PageHeader } from '@/ui/page-header'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { ListToolbar } from '@/ui/table/list-toolbar'
import { keys } from '../keys'
import { hereQuery, kitQuery } from './api'
import { HerePart } from './here-part'
import { WaitingPart } from './waiting-part'
import { WaysPart } from './ways-part'

type KitPageProps = { ways: KitWays; network: boolean }

// What the coming week-end of a campus needs, taken along with one button: what of it is on this device, how fresh and
// how large it is, and what waits there to be sent.
export function KitPage({ ways, network }: KitPageProps) {
  const { t } = useText()
  const own = useSession((state) => state.user?.organization_id) ?? ''
  const [search, setSearch] = useSearchParams()
  const campus = search.get('campus') ?? own
  const known = useOwnCampusName(campus)
  const choose = (chosen = own) => setSearch(chosen === own ? {} : { campus: chosen }, { replace: true })
  return (
    <>
      <PageHeader title={t('kept.kit.title')} />
      {network && (
        <ListToolbar>
          <CampusFilter label={t('kept.kit.campus')} value={campus} known={known} onChange={choose} />
        </ListToolbar>
      )}
      <QueryView query={useQuery(kitQuery(campus))} loading={<LoadingRows rows={6} height={64} />}>
        {(seen) => <KitView key={campus} seen={seen} ways={ways} />}
      </QueryView>
    </>
  )
}

function KitView({ seen, ways }: { seen: Seen<WeekendKit>; ways: KitWays }) {
  const { t, language } = useText()
  const { data: kit } = seen
  const here = useQuery(hereQuery(seen, ways))
  const lookAgain = useLookAgain(kit.campus_id)
  const needsTill = kit.till && !ways.tillOf(kit.campus_id)
  return (
    <Box sx={{ maxWidth: 720, display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div>
        <SeenNote seen={seen} />
        <Typography variant="h3" component="h2" sx={{ mb: 0.5 }}>
          {[kit.campus_name, sayWeekdays(kit.first_day, kit.last_day, language)].join(' · ')}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('kept.kit.text')}</Typography>
        <Take campus={kit.campus_id} ways={ways} taken={here.data?.takenAt !== undefined} />
      </div>
      {needsTill && (
        <Alert
          severity="info"
          variant="outlined"
          sx={{ color: 'text.primary' }}
          action={
            <Button size="small" component={Link} to="/apps/finance/till" sx={{ whiteSpace: 'nowrap' }}>
              {t('kept.kit.to_till')}
            </Button>
          }
        >
          {t('kept.kit.no_till')}
        </Alert>
      )}
      <QueryView query={here} loading={<LoadingRows rows={6} height={44} />}>
        {({ takenAt, parts, program, documents, waiting }) => (
          <>
            <WaitingPart waiting={waiting} kinds={ways.kinds} onChange={lookAgain} />
            <HerePart taken={takenAt !== undefined} {...{ parts, program, kit }} />
            {takenAt !== undefined && (
              <>
                <WaysPart {...{ kit, documents }} till={kit.till && !needsTill} />
                <Remove campus={kit.campus_id} />
              </>
            )}
          </>
        )}
      </QueryView>
    </Box>
  )
}

type TakeProps = { campus: string; ways: KitWays; taken: boolean }

// Takes everything along, and tells how far that is.
function Take({ campus, ways, taken }: TakeProps) {
  const { t } = useText()
  const online = useLine((line) => line.online)
  const lookAgain = useLookAgain(campus)
  const [progress, setProgress] = useState<KitProgress | null>(null)
  const take = useMutation({
    mutationFn: () => takeKit(campus, ways, setProgress),
    onSuccess: ({ sheets, failed }) =>
      notify(
        failed > 0
          ? { text: t('kept.kit.failed', { count: failed }), tone: 'error' }
          : { text: t('kept.kit.done', { count: sheets }) },
      ),
    onError: notifyFailure,
    onSettled: () => {
      setProgress(null)
      return lookAgain()
    },
  })
  return (
    <>
      <Button
        variant="contained"
        startIcon={<DownloadIcon />}
        disabled={!online}
        loading={take.isPending}
        loadingPosition="start"
        onClick={() => take.mutate()}
      >
        {t(taken ? 'kept.kit.again' : 'kept.kit.take')}
      </Button>
      {/* As high as what comes: nothing below it moves. */}
      <Box sx={{ height: 36, pt: 1.5 }}>{progress && <Progress {...progress} />}</Box>
    </>
  )
}

function Remove({ campus }: { campus: string }) {
  const { t } = useText()
  const lookAgain = useLookAgain(campus)
  const remove = async () => {
    const question = { title: t('kept.kit.drop_title'), text: t('kept.kit.drop_text') }
    if (!(await confirm({ ...question, act: t('kept.kit.drop') }))) return
    await dropKit(campus)
    notify({ text: t('kept.kit.dropped') })
    await lookAgain()
  }
  return (
    <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => void remove()}>
      {t('kept.kit.drop')}
    </Button>
  )
}

// What the server has, and what is on this device.
function useLookAgain(campus: string) {
  const cache = useQueryClient()
  return async () => {
    await cache.invalidateQueries({ queryKey: keys.kit(campus) })
    await cache.invalidateQueries({ queryKey: keys.kitHere(campus) })
  }
}

function Progress({ done, all }: KitProgress) {
  const { t, language } = useText()
  const figures = { some: formatFigure(done, language), all: formatFigure(all, language) }
  return (
    <>
      <LinearProgress
        variant="determinate"
        aria-label={t('kept.kit.taking')}
        value={all > 0 ? (done / all) * 100 : 0}
      />
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        <bdi>{t('kept.kit.some', figures)}</bdi>
      </Typography>
    </>
  )
}

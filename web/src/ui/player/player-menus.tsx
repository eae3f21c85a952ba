import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { formatNumber } from '@/lib/numbers'
import { languageName } from '@/lib/world'
import { useText } from '@/texts/use-text'
import { CaptionsIcon, ContentsIcon, CopyIcon, QualityIcon, SleepIcon } from '@/ui/icons'
import { notify } from '@/ui/notices-store'
import { PickMenu } from '@/ui/pick-menu'
import { clockTime } from './clock-time'
import { seekTo } from './engine'
import {
  type Chapter,
  chapterAt,
  forms,
  setCaptions,
  setForm,
  setSpeed,
  speeds,
  type Track,
  usePlayer,
} from './player-store'

const minutes = [5, 15, 30, 45, 60] as const

// How fast it plays, when it falls silent, and the link to this moment of it.
export function PlayerMenus({ track }: { track: Track }) {
  const { t, language } = useText()
  const speed = usePlayer((state) => state.speed)
  const said = (value: number) => t('player.times', { speed: formatNumber(value, language) })
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <PickMenu
        label={t('player.speed', { speed: said(speed) })}
        icon={
          <Box component="span" sx={{ fontSize: '0.875rem', fontWeight: 550, minWidth: '2.2em' }}>
            {said(speed)}
          </Box>
        }
        value={String(speed)}
        choices={speeds.map((value) => ({ value: String(value), label: said(value) }))}
        onPick={(value) => setSpeed(Number(value))}
      />
      {track.chapters && track.chapters.length > 0 && <Chapters track={track} chapters={track.chapters} />}
      {track.captions && track.captions.length > 0 && <CaptionChoice captions={track.captions} />}
      {track.light !== undefined && <FormChoice />}
      <Sleep />
      <Moment track={track} />
    </Box>
  )
}

// The parts of what plays; one leads to its beginning.
function Chapters({ track, chapters }: { track: Track; chapters: readonly Chapter[] }) {
  const { t } = useText()
  const now = usePlayer(({ position }) => chapterAt(track, position)?.at)
  return (
    <PickMenu
      label={t('player.chapters')}
      icon={<ContentsIcon />}
      value={String(now ?? '')}
      choices={chapters.map(({ at, title }) => ({ value: String(at), label: `${clockTime(at)} ${title}` }))}
      onPick={(at) => seekTo(Number(at))}
    />
  )
}

// What is said in a film, to be read.
function CaptionChoice({ captions }: { captions: NonNullable<Track['captions']> }) {
  const { t, language } = useText()
  const chosen = usePlayer((state) => state.captions)
  const shown = captions.some((one) => one.language === chosen) ? chosen : ''
  const off = t('player.captions.off')
  return (
    <PickMenu
      label={t('player.captions.title', { language: shown ? languageName(shown, language) : off })}
      icon={<CaptionsIcon color={shown ? 'primary' : 'inherit'} />}
      value={shown}
      choices={[
        { value: '', label: off },
        ...captions.map((one) => ({ value: one.language, label: languageName(one.language, language) })),
      ]}
      onPick={setCaptions}
    />
  )
}

// The form as it was recorded, or the one for slow lines.
function FormChoice() {
  const { t } = useText()
  const form = usePlayer((state) => state.form)
  const said = { auto: t('player.form.auto'), light: t('player.form.light'), full: t('player.form.full') }
  return (
    <PickMenu
      label={t('player.form.title', { form: said[form] })}
      icon={<QualityIcon />}
      value={form}
      choices={forms.map((value) => ({ value, label: said[value] }))}
      onPick={setForm}
    />
  )
}

// For who falls asleep over it.
function Sleep() {
  const { t } = useText()
  const sleeps = usePlayer((state) => state.sleeps)
  const set = (value: string) => {
    if (value === 'off') return usePlayer.setState({ sleeps: null })
    usePlayer.setState({ sleeps: value === 'end' ? 'end' : Date.now() + Number(value) * 60_000 })
  }
  const choices = [
    { value: 'off', label: t('player.sleep.off') },
    ...minutes.map((count) => ({ value: String(count), label: t('player.sleep.minutes', { count }) })),
    { value: 'end', label: t('player.sleep.end') },
  ]
  const label = sleeps === null ? t('player.sleep.title') : t('player.sleep.on')
  return (
    <PickMenu
      label={label}
      icon={<SleepIcon color={sleeps === null ? 'inherit' : 'primary'} />}
      value={sleeps === 'end' ? 'end' : sleeps === null ? 'off' : ''}
      choices={choices}
      onPick={set}
    />
  )
}

// "From 12:34": a link that opens the page there.
function Moment({ track }: { track: Track }) {
  const { t } = useText()
  const copy = async () => {
    const at = clockTime(usePlayer.getState().position)
    const url = new URL(track.href, window.location.origin)
    url.searchParams.set('play', track.id)
    url.searchParams.set('at', at)
    try {
      await navigator.clipboard.writeText(url.href)
      notify({ text: t('player.copied', { at }) })
    } catch {
      notify({ text: url.href })
    }
  }
  return (
    <IconButton aria-label={t('player.copy')} title={t('player.copy')} onClick={() => void copy()}>
      <CopyIcon />
    </IconButton>
  )
}

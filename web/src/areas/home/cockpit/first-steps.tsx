import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { Fragment, useId } from 'react'
import { Link } from 'react-router'
import { api, type Schemas, unwrap } from '@/api/client'
import type { TextKey } from '@/texts/text-key'
import { useText } from '@/texts/use-text'
import { DotIcon, SuccessIcon } from '@/ui/icons'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { keys } from '../keys'

type Step = Schemas['FirstStep']

// Where each step is taken by hand.
const places: Record<Step['name'], string> = {
  campus: '/apps/academic/campus',
  team: '/apps/campus/user',
  courses: '/apps/academic/course',
  curriculum: '/apps/academic/program/curriculum',
  class: '/apps/academic/classes',
  students: '/apps/campus/student',
  planning: '/apps/academic/program/planning',
}

type Sheet = { to: string; text: TextKey }

const people: Sheet = { to: '/apps/campus/import', text: 'cockpit.first.import' }
const withStudents: Sheet = { to: '/apps/campus/classes/import', text: 'cockpit.first.import_places' }

// What sheets that one has already bring in, in their order: classes come with their students, who have to be there.
const imported: Partial<Record<Step['name'], readonly Sheet[]>> = {
  team: [people],
  courses: [
    { to: '/apps/academic/course/import', text: 'cockpit.first.import' },
    { to: '/apps/academic/book/import', text: 'cockpit.first.import_books' },
  ],
  students: [people, withStudents],
}

// What a new school does before its first week-end. A step ticks itself; the list, which comes with the cockpit, goes
// when all is done, or when somebody puts it away for himself.
export function FirstSteps({ steps }: { steps: readonly Step[] }) {
  const { t } = useText()
  const id = useId()
  const hide = useHide()
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ p: 2, mb: 4, border: 1, borderColor: 'divider', borderRadius: 2, bgcolor: 'background.paper' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mb: 1 }}>
        <Typography id={id} variant="h2" sx={{ flex: 1, fontSize: '1.125rem' }}>
          {t('cockpit.first.title')}
        </Typography>
        <Button component={Link} to="/pages/help?chapter=start">
          {t('cockpit.first.guide')}
        </Button>
        <Button onClick={() => void hide()}>{t('cockpit.first.hide')}</Button>
      </Box>
      <Typography sx={{ mb: 1, maxWidth: '75ch', color: 'text.secondary' }}>
        {t('cockpit.first.text')}
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {steps.map((step) => (
          <StepLine key={step.name} {...step} />
        ))}
      </Box>
    </Box>
  )
}

function StepLine({ name, done }: Step) {
  const { t } = useText()
  return (
    <Box component="li" sx={line}>
      {done ? (
        <SuccessIcon color="success" titleAccess={t('cockpit.first.done')} />
      ) : (
        <DotIcon color="disabled" titleAccess={t('cockpit.first.open')} />
      )}
      <Box sx={{ minWidth: 0, maxWidth: '75ch' }}>
        <MuiLink component={Link} to={places[name]} underline="hover" sx={{ fontWeight: 550 }}>
          {t(`cockpit.first.steps.${name}`)}
        </MuiLink>
        {!done && (
          <Typography sx={{ color: 'text.secondary' }}>
            {t(`cockpit.first.how.${name}`)}{' '}
            {imported[name]?.map(({ to, text }) => (
              <Fragment key={to}>
                <MuiLink component={Link} to={to}>
                  {t(text)}
                </MuiLink>{' '}
              </Fragment>
            ))}
          </Typography>
        )}
      </Box>
    </Box>
  )
}

const line = { display: 'flex', gap: 1.5, py: 1, borderBlockStart: 1, borderColor: 'divider' } as const

function withSteps(shown: Schemas['Cockpit'] | undefined, saved: Schemas['FirstSteps']) {
  if (!shown) return shown
  const { first_steps: _, ...rest } = shown
  return saved.hidden ? rest : { ...rest, first_steps: saved }
}

// Puts the list away; it can be had back as long as the message stands.
function useHide() {
  const { t } = useText()
  const cache = useQueryClient()
  const save = async (hidden: boolean) => {
    try {
      const saved = await unwrap(api.POST('/api/first-steps/hidden', { body: { hidden } }))
      cache.setQueriesData<Schemas['Cockpit']>({ queryKey: keys.cockpits }, (shown) =>
        withSteps(shown, saved),
      )
      return true
    } catch (error) {
      notifyFailure(error)
      return false
    }
  }
  return async () => {
    if (await save(true)) notify({ text: t('cockpit.first.hidden'), undo: () => void save(false) })
  }
}

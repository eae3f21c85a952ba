import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Collapse from '@mui/material/Collapse'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { type Control, type FieldValues, type Path, useController } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import { campusNamesQuery } from '@/ui/campus/campus-names'
import { ColorMark } from '@/ui/color-mark'
import { fieldErrorText } from '@/ui/form/field-error'
import { useFormScope } from '@/ui/form/form-scope'
import { ExpandIcon } from '@/ui/icons'
import { LoadingRows } from '@/ui/states/loading-rows'
import { runningClassesQuery } from './api'
import {
  type CampusChoice,
  campusChoices,
  type Participants,
  shareOf,
  withCampus,
  withClass,
} from './participants'

type ParticipantsFieldProps<T extends FieldValues> = {
  control: Control<T>
  // The year for whose classes one looks.
  year: number
}

// Campuses and classes as one tree to tick: a campus brings its classes, a class its campus.
export function ParticipantsField<T extends FieldValues & Participants>(props: ParticipantsFieldProps<T>) {
  const { control, year } = props
  const texts = useText()
  const { t } = texts
  const campuses = useQuery(campusNamesQuery())
  const classes = useQuery(runningClassesQuery())
  const campusIds = useController({ control, name: 'campus_ids' as Path<T> })
  const classIds = useController({ control, name: 'class_ids' as Path<T> })
  const now: Participants = { campus_ids: campusIds.field.value, class_ids: classIds.field.value }
  const choices = campuses.data && classes.data && campusChoices(campuses.data, classes.data, year, now)
  useFaces(choices)
  const change = (next: Participants) => {
    campusIds.field.onChange(next.campus_ids)
    classIds.field.onChange(next.class_ids)
  }
  const everybody = () => {
    const all = (choices ?? []).filter(({ classes: own }) => own.length > 0)
    change(all.reduce((sum, campus) => withCampus(sum, campus, true), now))
  }
  const error = fieldErrorText(campusIds.fieldState.error, texts)
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography component="legend" variant="subtitle1" sx={{ p: 0, float: 'inline-start' }}>
          {t('plannings.participants.label')}
        </Typography>
        <Button size="small" onClick={everybody} disabled={!choices}>
          {t('plannings.participants.all')}
        </Button>
      </Box>
      <Box sx={{ border: 1, borderColor: error ? 'error.main' : 'divider', borderRadius: 1, ...scrolls }}>
        {choices ? (
          choices.map((campus) => (
            <CampusBranch key={campus.id} campus={campus} now={now} onChange={change} />
          ))
        ) : (
          <LoadingRows rows={3} />
        )}
      </Box>
      <Typography
        variant="caption"
        component="p"
        role={error ? 'alert' : undefined}
        sx={{ mt: 0.5, color: error ? 'error.main' : 'text.secondary' }}
      >
        {error ??
          t('plannings.participants.chosen', {
            campuses: t('plannings.campus_count', { count: now.campus_ids.length }),
            classes: t('plannings.class_count', { count: now.class_ids.length }),
          })}
      </Typography>
    </Box>
  )
}

const scrolls = { maxHeight: 264, overflowY: 'auto' }

// How the two fields read where two people's changes are compared.
function useFaces(choices: readonly CampusChoice[] | undefined): void {
  const { t } = useText()
  const { faces } = useFormScope()
  const campusNames = useCallback(
    (value: unknown) =>
      namesOf(
        value,
        (choices ?? []).map(({ id, name }) => [id, name] as const),
      ),
    [choices],
  )
  const classCodes = useCallback(
    (value: unknown) =>
      namesOf(
        value,
        (choices ?? []).flatMap(({ classes }) => classes.map(({ id, code }) => [id, code] as const)),
      ),
    [choices],
  )
  useEffect(() => {
    faces.set('campus_ids', { label: t('plannings.campuses'), show: campusNames })
    faces.set('class_ids', { label: t('plannings.classes'), show: classCodes })
  }, [faces, t, campusNames, classCodes])
}

function namesOf(value: unknown, all: (readonly [string, string])[]): string {
  const names = new Map(all)
  return (value as string[]).map((id) => names.get(id) ?? id).join(', ')
}

type BranchProps = { campus: CampusChoice; now: Participants; onChange: (next: Participants) => void }

function CampusBranch({ campus, now, onChange }: BranchProps) {
  const { t } = useText()
  const share = shareOf(now, campus)
  const [open, setOpen] = useState(false)
  const chosen = campus.classes.filter(({ id }) => now.class_ids.includes(id)).length
  return (
    <Box sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 44, px: 1, gap: 0.5 }}>
        <FormControlLabel
          sx={{ flex: 1, minWidth: 0, m: 0 }}
          control={
            <Checkbox
              size="small"
              checked={share === 'all'}
              indeterminate={share === 'part'}
              onChange={() => onChange(withCampus(now, campus, share !== 'all'))}
            />
          }
          label={
            <Box component="span" sx={{ display: 'flex', gap: 1 }}>
              <ColorMark color={campus.color} />
              {campus.name}
            </Box>
          }
        />
        <Typography variant="caption" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          <bdi>{t('plannings.participants.of', { chosen, count: campus.classes.length })}</bdi>
        </Typography>
        <IconButton
          size="small"
          aria-expanded={open}
          aria-label={t('plannings.participants.open', { name: campus.name })}
          disabled={campus.classes.length === 0}
          onClick={() => setOpen(!open)}
          sx={{ '& svg': { transform: open ? 'rotate(180deg)' : 'none' } }}
        >
          <ExpandIcon />
        </IconButton>
      </Box>
      <Collapse in={open} unmountOnExit>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, px: 1, pb: 1, marginInlineStart: 3 }}>
          {campus.classes.map((group) => (
            <FormControlLabel
              key={group.id}
              label={group.code}
              control={
                <Checkbox
                  size="small"
                  checked={now.class_ids.includes(group.id)}
                  onChange={(_event, checked) => onChange(withClass(now, group, checked))}
                />
              }
            />
          ))}
        </Box>
      </Collapse>
    </Box>
  )
}

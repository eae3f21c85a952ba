import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Link } from 'react-router'
import { useText } from '@/texts/use-text'
import { BackLink } from '@/ui/back-link'
import { SwapIcon } from '@/ui/icons'
import { PageHeader } from '@/ui/page-header'
import type { Field, Preview } from './api'
import { FieldChoice } from './field-choice'
import { mergePath } from './merge-path'
import { SideCard } from './side-card'
import { useMerge } from './use-merge'

type MergeViewProps = { preview: Preview; onMerged: (path: string) => void }

// Two records of one person beside each other: which stays, which value holds where both have one, and what becomes
// of all that hangs on the other.
export function MergeView({ preview, onMerged }: MergeViewProps) {
  const { t } = useText()
  const { kept, other, fields } = preview
  const { taken, choose, merge, merging } = useMerge(preview, onMerged)
  return (
    <>
      <BackLink listPath={mergePath(kept.id)}>{t('merge.another')}</BackLink>
      <PageHeader
        title={t('merge.title', { name: kept.name })}
        subtitle={t('merge.compare')}
        actions={
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<SwapIcon />}
            component={Link}
            to={mergePath(other.id, kept.id)}
            replace
          >
            {t('merge.swap')}
          </Button>
        }
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <SideCard side={kept} title={t('merge.stays')} />
        <SideCard side={other} title={t('merge.goes')} />
      </Box>
      {other.signs_in && !kept.signs_in && (
        <Alert severity="warning" variant="outlined" sx={{ mt: 2 }}>
          {t('merge.sign_in_lost', { name: other.name })}
        </Alert>
      )}
      {bornOnOtherDays(fields) && (
        <Alert severity="warning" variant="outlined" sx={{ mt: 2 }}>
          {t('merge.other_birth')}
        </Alert>
      )}
      <FieldChoices fields={fields} taken={taken} onChoose={choose} />
      <WhatFollows preview={preview} />
      <Box sx={{ display: 'flex', justifyContent: 'end', gap: 1, py: 3 }}>
        <Button variant="contained" color="error" loading={merging} onClick={() => void merge()}>
          {t('merge.act')}
        </Button>
      </Box>
    </>
  )
}

// Two people of one name are mostly told apart by it.
function bornOnOtherDays(fields: Preview['fields']): boolean {
  const born = fields.find(({ name }) => name === 'birth_date')
  return born !== undefined && born.kept !== '' && born.other !== '' && born.kept !== born.other
}

type FieldChoicesProps = {
  fields: readonly Field[]
  taken: ReadonlySet<string>
  onChoose: (name: string, other: boolean) => void
}

// The fields in which the records differ. What only one of them knows is kept without a question.
function FieldChoices({ fields, taken, onChoose }: FieldChoicesProps) {
  const { t } = useText()
  const id = useId()
  const differ = fields.filter(({ kept, other, taken: fate }) => kept !== other || fate === 'both')
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 4 }}>
      <Typography id={id} variant="h3" component="h2">
        {t('merge.fields')}
      </Typography>
      <Typography sx={{ mt: 0.5, mb: 1, color: 'text.secondary' }}>
        {differ.length > 0 ? t('merge.fields_text') : t('merge.fields_same')}
      </Typography>
      {differ.map((field) => (
        <FieldChoice
          key={field.name}
          field={field}
          takesOther={taken.has(field.name)}
          onChange={(other) => onChoose(field.name, other)}
        />
      ))}
    </Box>
  )
}

// All that hangs on the two: the roles of both together, and what becomes of the rest.
function WhatFollows({ preview }: { preview: Preview }) {
  const { t, code } = useText()
  const id = useId()
  const { roles, rows, other } = preview
  const named = roles.map(
    ({ role, campus_name: campus }) => `${code(`access.role.${role}`) ?? role}${campus && ` (${campus})`}`,
  )
  const lines = rows.filter(({ name }) => name !== 'roles')
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 4 }}>
      <Typography id={id} variant="h3" component="h2">
        {t('merge.follows')}
      </Typography>
      <Box component="ul" sx={{ mt: 1, mb: 0, paddingInlineStart: 2.5, '& li': { py: 0.25 } }}>
        {named.length > 0 && <li>{t('merge.roles', { roles: named.join(', ') })}</li>}
        {lines.map(({ name, count, fate }) => (
          <li key={name}>
            {t(fate === 'goes' ? 'merge.row_goes' : 'merge.row_moves', {
              what: code(`merge.rows.${name}`) ?? name,
              count,
            })}
          </li>
        ))}
        <li>{t('merge.old_link', { name: other.name })}</li>
        <li>{t('merge.trail')}</li>
      </Box>
    </Box>
  )
}

import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useText } from '@/texts/use-text'
import { BackLink } from '@/ui/back-link'
import { SwapIcon } from '@/ui/icons'
import { PageHeader } from '@/ui/page-header'
import type { Preview } from './api'
import { FieldChoices } from './field-choices'
import { mergePath } from './merge-path'
import { SideCard } from './side-card'
import { useMerge } from './use-merge'
import { WhatFollows } from './what-follows'

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

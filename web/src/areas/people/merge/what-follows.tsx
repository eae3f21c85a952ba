import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useText } from '@/texts/use-text'
import type { Preview } from './api'

// All that hangs on the two: the roles of both together, and what becomes of the rest.
export function WhatFollows({ preview }: { preview: Preview }) {
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

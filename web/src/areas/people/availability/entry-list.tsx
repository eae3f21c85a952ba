import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useText } from '@/texts/use-text'
import { EditIcon } from '@/ui/icons'
import type { Availability } from './api'
import { EntryRow } from './entry-row'
import { sayWhen } from './say-repeat'

type EntryListProps = {
  entries: readonly Availability[]
  // Without it they are only read.
  onEdit?: ((entry: Availability) => void) | undefined
}

// The entries behind the calendar that is shown, in words.
export function EntryList({ entries, onEdit }: EntryListProps) {
  const texts = useText()
  const { t } = texts
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 5 }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('availability.list.title')}
      </Typography>
      {entries.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          {onEdit ? t('availability.list.empty') : t('availability.list.nothing')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry}>
            {onEdit && (
              <IconButton
                aria-label={t('availability.list.edit', { when: sayWhen(entry, texts) })}
                onClick={() => onEdit(entry)}
              >
                <EditIcon />
              </IconButton>
            )}
          </EntryRow>
        ))}
      </Box>
    </Box>
  )
}

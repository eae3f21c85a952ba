import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useText } from '@/texts/use-text'
import { DeleteIcon, EditIcon } from '@/ui/icons'
import type { Region } from './api'

type RegionRowProps = {
  region: Region
  // Without them the row is only read.
  onEdit?: (() => void) | undefined
  onDelete?: (() => void) | undefined
  // Its form was closed just now.
  autoFocus?: boolean
  // Why it could not be deleted.
  refusal?: string | undefined
}

export function RegionRow({ region, onEdit, onDelete, autoFocus = false, refusal }: RegionRowProps) {
  const { t } = useText()
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 52 }}>
        <Box
          component="bdi"
          sx={{
            minWidth: 44,
            px: 1,
            py: 0.25,
            borderRadius: 0.75,
            bgcolor: 'grey.100',
            fontWeight: 600,
            fontSize: '0.75rem',
            textAlign: 'center',
          }}
        >
          {region.code}
        </Box>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {region.name}
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {t('region.campuses', { count: region.campus_count })}
          </Typography>
        </Box>
        {onEdit && (
          <IconButton
            autoFocus={autoFocus}
            aria-label={t('region.edit', { name: region.name })}
            onClick={onEdit}
          >
            <EditIcon />
          </IconButton>
        )}
        {onDelete && (
          <IconButton aria-label={t('region.delete', { name: region.name })} onClick={onDelete}>
            <DeleteIcon />
          </IconButton>
        )}
      </Box>
      {refusal && (
        <Typography role="alert" variant="caption" component="p" sx={{ pb: 1, color: 'error.main' }}>
          {refusal}
        </Typography>
      )}
    </>
  )
}

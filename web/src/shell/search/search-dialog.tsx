import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@/lib/visually-hidden'
import { closePanel } from '@/shell/panels-store'
import { useText } from '@/texts/use-text'
import { CloseIcon, SearchIcon } from '@/ui/icons'
import { SearchResult } from './search-result'
import { useSearch } from './use-search'

// Search over everything that the menu leads to.
export function SearchDialog({ open }: { open: boolean }) {
  const { t } = useText()
  return (
    <Dialog
      open={open}
      onClose={closePanel}
      aria-labelledby="search-title"
      slotProps={{
        paper: {
          sx: {
            position: 'absolute',
            insetBlockStart: { xs: 0, sm: '12vh' },
            m: 0,
            width: '100%',
            maxWidth: { xs: 'none', sm: 560 },
            maxHeight: { xs: '100dvh', sm: '70vh' },
            borderRadius: { xs: 0, sm: 1.5 },
          },
        },
      }}
    >
      <h2 id="search-title" style={visuallyHidden}>
        {t('shell.search.label')}
      </h2>
      <SearchBox />
    </Dialog>
  )
}

function SearchBox() {
  const { t } = useText()
  const { typed, type, results, active, setActive, handleKey, listRef } = useSearch()
  const found = results.length > 0
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          px: 2,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <SearchIcon aria-hidden sx={{ color: 'text.secondary' }} />
        <InputBase
          autoFocus
          fullWidth
          value={typed}
          placeholder={t('shell.search.placeholder')}
          onChange={(event) => type(event.target.value)}
          onKeyDown={handleKey}
          inputProps={{
            role: 'combobox',
            'aria-label': t('shell.search.label'),
            'aria-expanded': found,
            'aria-controls': 'search-results',
            'aria-autocomplete': 'list',
            'aria-activedescendant': found ? `search-${active}` : undefined,
            autoComplete: 'off',
            spellCheck: false,
          }}
          sx={{ height: 56, fontSize: '1rem' }}
        />
        <IconButton
          aria-label={t('ui.close')}
          onClick={closePanel}
          sx={{ display: { sm: 'none' }, marginInlineEnd: -1 }}
        >
          <CloseIcon />
        </IconButton>
      </Box>
      <Box
        id="search-results"
        ref={listRef}
        role="listbox"
        aria-label={t('shell.search.results')}
        sx={{ p: found ? 1 : 0, overflowY: 'auto' }}
      >
        {results.map((result, at) => (
          <SearchResult
            key={result.item.id}
            id={`search-${at}`}
            result={result}
            active={at === active}
            onPoint={() => setActive(at)}
          />
        ))}
      </Box>
      <Typography
        role="status"
        sx={{ px: 2, py: found ? 0 : 3, color: 'text.secondary', textAlign: 'center' }}
      >
        {!found && t('ui.nothing_found')}
      </Typography>
    </>
  )
}

import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { visuallyHidden } from '@/lib/visually-hidden'
import { closePanel } from '@/shell/panels-store'
import { useText } from '@/texts/use-text'
import { CloseIcon, SearchIcon } from '@/ui/icons'
import { SearchResult } from './search-result'
import { optionId, type Result, type ResultGroup, useSearch } from './use-search'

// Search over everything that the menu leads to, what can be begun, and the records in reach.
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
  const {
    typed,
    type,
    groups,
    found,
    searching,
    failed,
    enrolling,
    active,
    setActive,
    handleKey,
    begin,
    linkOf,
    texts,
  } = useSearch()
  const { t } = texts
  let at = 0
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
          placeholder={enrolling ? t('shell.search.enroll_whom') : t('shell.search.placeholder')}
          onChange={(event) => type(event.target.value)}
          onKeyDown={handleKey}
          inputProps={{
            role: 'combobox',
            'aria-label': enrolling ? t('shell.search.enroll_whom') : t('shell.search.label'),
            'aria-expanded': found,
            'aria-controls': 'search-results',
            'aria-autocomplete': 'list',
            'aria-activedescendant': found ? optionId(active) : undefined,
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
        role="listbox"
        aria-label={t('shell.search.results')}
        sx={{ p: found ? 1 : 0, overflowY: 'auto' }}
      >
        {groups.map(({ name, results }) => (
          <Group key={name} name={name} alone={groups.length === 1 && name === 'pages'}>
            {results.map((result) => {
              const place = at++
              return (
                <SearchResult
                  key={keyOf(result)}
                  id={optionId(place)}
                  result={result}
                  active={place === active}
                  onPoint={() => setActive(place)}
                  onBegin={begin}
                  linkOf={linkOf}
                />
              )
            })}
          </Group>
        ))}
      </Box>
      <Typography
        role="status"
        sx={{ px: 2, py: found && !failed ? 0 : 3, color: 'text.secondary', textAlign: 'center' }}
      >
        {failed ? t('ui.error.title') : !found && t(searching ? 'ui.loading' : 'ui.nothing_found')}
      </Typography>
    </>
  )
}

const keyOf = (result: Result) =>
  result.type === 'page'
    ? result.page.item.id
    : result.type === 'act'
      ? result.act.id
      : `${result.record.kind} ${result.record.id}`

type GroupProps = {
  name: ResultGroup['name']
  // Pages of the menu and nothing else need no heading.
  alone: boolean
  children: ReactNode
}

function Group({ name, alone, children }: GroupProps) {
  const { t } = useText()
  return (
    <Box role="group" aria-label={t(`shell.search.${name}`)}>
      {!alone && (
        <Typography
          aria-hidden
          variant="caption"
          component="div"
          sx={{ px: 1.5, pt: 1, pb: 0.5, color: 'text.secondary', fontWeight: 550 }}
        >
          {t(`shell.search.${name}`)}
        </Typography>
      )}
      {children}
    </Box>
  )
}

import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect, useRef, useState } from 'react'
import { useText } from '@/texts/use-text'
import { CloseIcon, SearchIcon } from '@/ui/icons'

type SearchFieldProps = { label: string; value: string; onSearch: (text: string) => void }

// Long enough to type a word, short enough to feel at once.
const pauseMs = 250

// Searches while one types. What is typed stays when answers arrive; Back brings the earlier search back.
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const { t } = useText()
  const [typed, setTyped] = useState(value)
  const sent = useRef(value)
  // The address changed by another way (Back, a cleared filter), not by our own typing.
  if (value !== sent.current) {
    sent.current = value
    setTyped(value)
  }
  const latestSearch = useRef(onSearch)
  latestSearch.current = onSearch
  useEffect(() => {
    if (typed === sent.current) return
    const timer = setTimeout(() => {
      sent.current = typed
      latestSearch.current(typed)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <OutlinedInput
      type="search"
      value={typed}
      placeholder={label}
      onChange={(event) => setTyped(event.target.value)}
      inputProps={{ 'aria-label': label, enterKeyHint: 'search' }}
      startAdornment={
        <InputAdornment position="start">
          <SearchIcon />
        </InputAdornment>
      }
      endAdornment={
        typed && (
          <IconButton size="small" edge="end" aria-label={t('ui.clear')} onClick={() => setTyped('')}>
            <CloseIcon />
          </IconButton>
        )
      }
      sx={{ width: { xs: '100%', sm: 280 }, '& input::-webkit-search-cancel-button': { display: 'none' } }}
    />
  )
}

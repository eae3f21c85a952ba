import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { foldText } from '@/lib/fold-text'
import { useSettled } from '@/lib/use-settled'
import { KeptAvatar } from '@/offline/kept-avatar'
import { useText } from '@/texts/use-text'
import { Camera, CameraButton } from '@/ui/barcode/camera'
import { Field } from '@/ui/form/field'
import { SearchIcon } from '@/ui/icons'
import { comersQuery, type TillPerson } from '../payments/api'
import { useMoney } from '../use-money'

// Somebody at the till, and the currency in which it is known what he owes.
export type Comer = { person: TillPerson; owesIn: string }

type PersonSearchProps = {
  campus: string
  currency: string
  // Who is known without a line; where there is one, the server is asked.
  kept?: readonly TillPerson[] | undefined
  onChosen: (comer: Comer) => void
}

// A scanner types the whole id and Enter at once; fingers pause sooner than elsewhere here, where people queue.
const pauseMs = 120

// Who stands at the till: words of his name, or what a scanner or the camera reads. Enter takes the first.
export function PersonSearch({ campus, currency, kept, onChosen }: PersonSearchProps) {
  const { t } = useText()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [camera, setCamera] = useState(false)
  const [scanned, setScanned] = useState('')
  const settled = useSettled(typed.trim(), pauseMs)
  const found = useQuery({ ...comersQuery(campus, settled), enabled: settled !== '' && !kept })
  // Until the server has answered what was typed last, Enter must not take somebody else.
  const current = settled === typed.trim() && (kept !== undefined || !found.isPlaceholderData)
  const known = kept ? findKept(kept, settled) : (found.data?.items ?? [])
  const owesIn = (!kept && found.data?.currency) || currency
  const people = settled !== '' && current ? known : []
  // Whose card the camera saw is taken as soon as he is found; a card is one person's.
  const ready = scanned !== '' && settled === scanned && current && !found.isFetching
  const holder = ready && people.length === 1 ? people[0] : undefined
  useEffect(() => {
    if (!holder) return
    setScanned('')
    onChosen({ person: holder, owesIn })
  }, [holder, owesIn, onChosen])
  const see = (code: string) => {
    setTyped(code.trim())
    setScanned(code.trim())
  }
  return (
    <Field id={id} label={t('till.who')} help={t('till.who_help')}>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Autocomplete
          sx={{ flex: 1 }}
          id={id}
          open={settled !== ''}
          autoHighlight
          forcePopupIcon={false}
          options={people}
          // The server has searched already.
          filterOptions={(options) => options}
          loading={found.isFetching || !current}
          loadingText={t('ui.loading')}
          noOptionsText={t('ui.nothing_found')}
          value={null}
          inputValue={typed}
          onInputChange={(_event, text, reason) => reason !== 'reset' && setTyped(text)}
          getOptionLabel={({ name }) => name}
          getOptionKey={(person) => person.payer_id || person.person_id}
          onChange={(_event, person) => person && onChosen({ person, owesIn })}
          renderOption={({ key, ...option }, person) => (
            <li key={key} {...option}>
              <PersonLine person={person} currency={owesIn} />
            </li>
          )}
          renderInput={(params) => (
            <OutlinedInput
              {...params.slotProps.input}
              id={params.id}
              autoFocus
              fullWidth
              inputProps={{ ...params.slotProps.htmlInput, 'aria-describedby': `${id}-note` }}
              startAdornment={
                <InputAdornment position="start" sx={{ marginInlineStart: 1 }}>
                  <SearchIcon />
                </InputAdornment>
              }
              sx={{ height: 52, fontSize: '1.125rem' }}
            />
          )}
        />
        <CameraButton label={t('till.camera')} on={camera} onChange={setCamera} />
      </Box>
      {camera && (
        <Box sx={{ mt: 1.5, maxWidth: 360 }}>
          <Camera repeat onCode={see} />
        </Box>
      )}
    </Field>
  )
}

const most = 20

// As the server finds: every word begins or is in the name; or the id or the card that a scanner read.
function findKept(people: readonly TillPerson[], typed: string): TillPerson[] {
  const words = foldText(typed).split(/\s+/)
  return people
    .filter(({ name, person_id, card }) => {
      const folded = foldText(name)
      return (
        person_id === typed || (card !== '' && card === typed) || words.every((word) => folded.includes(word))
      )
    })
    .slice(0, most)
}

function PersonLine({ person, currency }: { person: TillPerson; currency: string }) {
  const { t } = useText()
  const money = useMoney()
  const { name, photo_url, kind, class_code, due, open } = person
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, width: '100%', minWidth: 0, minHeight: 44 }}>
      <KeptAvatar name={name} src={photo_url} size={36} />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {name}
        <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
          {class_code || t(`finance.payer_kind.${kind}`)}
        </Box>
      </Box>
      <Box sx={{ textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {due > 0 && (
          <Box sx={{ color: 'error.main', fontWeight: 550 }}>
            {t('till.due', { amount: money(due, currency) })}
          </Box>
        )}
        <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
          {t('till.open', { amount: money(open, currency) })}
        </Box>
      </Box>
    </Box>
  )
}

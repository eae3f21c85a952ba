import Box from '@mui/material/Box'
import { useText } from '@/texts/use-text'
import { fieldName, inWords } from '../person/person-words'
import type { Problem, Row } from './api'
import { columnName } from './column-name'

// Why a row is refused, what one should look at, or what it changes, a line each.
export function RowReasons({ row }: { row: Row }) {
  const texts = useText()
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, overflowWrap: 'anywhere' }}>
      {row.problems.map((problem) => (
        <Box
          component="li"
          key={problem.field + problem.code}
          sx={{ color: problem.warning ? 'warning.main' : 'error.main' }}
        >
          <Reason problem={problem} />
        </Box>
      ))}
      {row.changes.map(({ field, before, after }) => (
        <Box component="li" key={field} sx={{ color: 'text.secondary' }}>
          {texts.t(before ? 'import.from_to' : 'import.now', {
            field: fieldName(field, texts),
            before: inWords(field, before, texts),
            after: inWords(field, after, texts),
          })}
        </Box>
      ))}
    </Box>
  )
}

function Reason({ problem }: { problem: Problem }) {
  const texts = useText()
  const { field, value, code, params = {} } = problem
  const text = texts.code(code, params) ?? texts.t('ui.error.title')
  if (!field) return text
  // The words of some reasons hold the value already.
  const key = value && !text.includes(value) ? 'import.on_value' : 'import.on_field'
  return texts.t(key, { field: columnName(field, texts), value, text })
}

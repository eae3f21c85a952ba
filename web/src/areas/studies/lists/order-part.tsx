import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { formatMoney } from '@/lib/money'
import { formatFigure } from '@/lib/numbers'
import { useText } from '@/texts/use-text'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { ExportMenu } from '@/ui/table/export-menu'
import { refreshList, setStock } from './api'
import { countsOf, type ListBook, type Sheet } from './ticks'

// Which copies are missing, as an order.
export function OrderPart({ sheet, may }: { sheet: Sheet; may: boolean }) {
  const { t, language } = useText()
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography id={id} variant="h3" component="h2" sx={{ flex: 1 }}>
          {t('booklist.order.title')}
        </Typography>
        <ExportMenu
          path={`/api/lists/${sheet.id}/order`}
          query={{}}
          name={sheet.name}
          label={t('booklist.order.export')}
        />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {t('booklist.order.help')}
      </Typography>
      <Box sx={{ overflowX: 'auto' }}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{t('booklist.book')}</th>
              <th scope="col">{t('booklist.order.stock')}</th>
              <th scope="col">{t('booklist.kinds.received')}</th>
              <th scope="col">{t('booklist.order.missing')}</th>
              <th scope="col">{t('booklist.order.sum')}</th>
            </tr>
          </thead>
          <tbody>
            {sheet.books.map((book) => {
              const { received, missing } = countsOf(sheet, book)
              return (
                <tr key={book.number}>
                  <th scope="row">{book.title}</th>
                  <td>
                    {may ? (
                      <StockField key={book.stock} listId={sheet.id} book={book} />
                    ) : (
                      formatFigure(book.stock, language)
                    )}
                  </td>
                  <td>{formatFigure(received, language)}</td>
                  <td data-missing={missing > 0 || undefined}>{formatFigure(missing, language)}</td>
                  <td>
                    <bdi>{book.price > 0 && formatMoney(book.price * missing, book.currency, language)}</bdi>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </Table>
      </Box>
    </Box>
  )
}

// How many copies there are: kept when the field is left, or with Enter.
function StockField({ listId, book }: { listId: string; book: ListBook }) {
  const { t } = useText()
  const cache = useQueryClient()
  const [typed, setTyped] = useState(String(book.stock))
  const wrong = !/^\d{1,5}$/.test(typed) || Number(typed) > 10_000
  const save = async () => {
    if (wrong || Number(typed) === book.stock) return
    try {
      await setStock(listId, book.number, Number(typed))
      refreshList(cache, listId)
      notify({ text: t('booklist.order.saved') })
    } catch (error) {
      notifyFailure(error)
    }
  }
  return (
    <OutlinedInput
      size="small"
      value={typed}
      error={wrong}
      onChange={(event) => setTyped(event.target.value.trim())}
      onBlur={() => void save()}
      onKeyDown={(event) => event.key === 'Enter' && void save()}
      inputProps={{
        'aria-label': t('booklist.order.stock_of', { title: book.title }),
        'aria-invalid': wrong,
        inputMode: 'numeric',
        maxLength: 5,
      }}
      sx={{ width: 84 }}
    />
  )
}

const Table = styled('table')(({ theme: { vars } }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: '6px 10px',
    textAlign: 'end',
    fontWeight: 400,
    borderBlockEnd: `1px solid ${vars.palette.divider}`,
  },
  '& thead th': { fontWeight: 600, fontSize: '0.8125rem' },
  '& th:first-of-type': { textAlign: 'start', paddingInlineStart: 0, overflowWrap: 'anywhere' },
  '& td[data-missing]': { fontWeight: 600 },
}))

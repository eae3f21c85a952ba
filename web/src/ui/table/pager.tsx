import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { formatTotal } from '@/lib/totals'
import { useText } from '@/texts/use-text'
import { ExpandIcon, NextIcon, PreviousIcon } from '@/ui/icons'
import { pageSizes } from './list-params'

type PagerProps = {
  page: number
  pageSize: number
  total: number
  // There are more than `total`: the server counts exactly only to a thousand.
  more: boolean
  onPage: (page: number) => void
  onPageSize: (pageSize: number) => void
}

type ListPagerProps = {
  list: { total: number; more: boolean }
  params: { page: number; pageSize: number }
  onParams: (patch: { page?: number; pageSize?: number }) => void
}

// The pager of a list whose page stands in the address.
export function ListPager({ list, params, onParams }: ListPagerProps) {
  return (
    <Pager
      page={params.page}
      pageSize={params.pageSize}
      total={list.total}
      more={list.more}
      onPage={(page) => onParams({ page })}
      onPageSize={(pageSize) => onParams({ pageSize })}
    />
  )
}

// Which rows one sees, of how many, and the way to the others. Gone where everything fits.
export function Pager({ page, pageSize, total, more, onPage, onPageSize }: PagerProps) {
  const { t, language } = useText()
  const smallest = pageSizes[0] ?? pageSize
  if (total <= smallest && page === 1) return null
  const from = (page - 1) * pageSize + 1
  const to = more ? page * pageSize : Math.min(page * pageSize, total)
  const last = !more && to >= total
  return (
    <Box
      component="nav"
      aria-label={t('parts.pages.label')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'end',
        gap: 1,
        py: 1.5,
        color: 'text.secondary',
      }}
    >
      <NativeSelect
        input={<OutlinedInput />}
        IconComponent={ExpandIcon}
        value={pageSize}
        onChange={(event) => onPageSize(Number(event.target.value))}
        inputProps={{ 'aria-label': t('parts.pages.size') }}
        sx={{ marginInlineEnd: 'auto' }}
      >
        {pageSizes.map((size) => (
          <option key={size} value={size}>
            {t('parts.pages.rows', { count: size })}
          </option>
        ))}
      </NativeSelect>
      <Box component="bdi" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {t('parts.pages.range', { from, to, total: formatTotal(total, more, language) })}
      </Box>
      <IconButton
        aria-label={t('parts.pages.previous')}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <PreviousIcon />
      </IconButton>
      <IconButton aria-label={t('parts.pages.next')} disabled={last} onClick={() => onPage(page + 1)}>
        <NextIcon />
      </IconButton>
    </Box>
  )
}

import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useText } from '@/texts/use-text'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { ListPager } from '@/ui/table/pager'
import { bookCopiesPath } from '../books/book-list'
import { missingQuery } from './api'

// The copies that a stock-taking has not seen.
export function MissingList({ stockId }: { stockId: string }) {
  const { t } = useText()
  const [params, setParams] = useState({ page: 1, pageSize: 50 })
  return (
    <QueryView query={useQuery(missingQuery(stockId, params))} loading={<LoadingRows rows={4} height={51} />}>
      {(found) =>
        found.total === 0 ? (
          <EmptyState text={t('stock.nothing_missing')} />
        ) : (
          <>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {found.items.map((copy) => (
                <Box component="li" key={copy.id} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
                  <MuiLink component={Link} to={bookCopiesPath(copy.book_id)} sx={{ fontWeight: 550 }}>
                    {copy.title}
                  </MuiLink>
                  <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                    <bdi>{copy.barcode}</bdi>
                  </Box>
                </Box>
              ))}
            </Box>
            <ListPager
              list={found}
              params={params}
              onParams={(patch) => setParams({ ...params, ...patch })}
            />
          </>
        )
      }
    </QueryView>
  )
}

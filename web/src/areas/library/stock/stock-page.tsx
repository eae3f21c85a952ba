import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { formatDay } from '@/lib/dates'
import { formatFigure } from '@/lib/numbers'
import { useText } from '@/texts/use-text'
import { BackLink } from '@/ui/back-link'
import { lazyPart } from '@/ui/lazy-part'
import { PageHeader } from '@/ui/page-header'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { ExportMenu } from '@/ui/table/export-menu'
import { sayFailure } from '../barcode/say-failure'
import { ScanBox } from '../barcode/scan-box'
import { useInOrder } from '../barcode/use-in-order'
import { keys } from '../keys'
import { stocksPath } from '../loans/paths'
import { sayCharged } from '../loans/say-charged'
import { type Stock, scanStock, stockQuery } from './api'
import { MissingList } from './missing-list'
import { StockChip } from './stocks-page'

const CloseDialog = lazyPart(() => import('./close-dialog').then((m) => ({ default: m.CloseDialog })))

// /apps/academic/loans/stock/{stockId}
export function Component() {
  const { stockId = '' } = useParams()
  return (
    <QueryView query={useQuery(stockQuery(stockId))} loading={<LoadingRows rows={6} height={60} />}>
      {(stock) => <StockView key={stock.id} stock={stock} />}
    </QueryView>
  )
}

// A stock-taking: every copy on the shelf is scanned; what was not is missing.
function StockView({ stock }: { stock: Stock }) {
  const texts = useText()
  const { t, language } = texts
  const cache = useQueryClient()
  const [closing, setClosing] = useState(false)
  const inOrder = useInOrder()
  const scan = async (code: string) => {
    try {
      const { outcome, copy, stock: now, loan } = await scanStock(stock.id, code)
      cache.setQueryData(stockQuery(stock.id).queryKey, now)
      void cache.invalidateQueries({ queryKey: [...keys.stocks, 'missing', stock.id] })
      const words = { title: copy.title, campus: copy.campus_name }
      const said = [t(`stock.outcome.${outcome}`, words)]
      if (outcome === 'found' && loan) said.push(sayCharged(loan, t))
      return { text: said.join(' – '), well: outcome === 'seen' || outcome === 'again' }
    } catch (error) {
      return { text: `${code} – ${sayFailure(error, texts)}`, well: false }
    }
  }
  return (
    <>
      <BackLink listPath={stocksPath}>{t('stock.list_title')}</BackLink>
      <PageHeader
        title={t('stock.title', { campus: stock.campus_name })}
        subtitle={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            <StockChip stock={stock} />
            <span>
              {t('stock.begun')} {formatDay(stock.begun_at, language)}
            </span>
          </Box>
        }
        actions={
          <>
            <ExportMenu path={`/api/stock-takings/${stock.id}/missing/export`} query={{}} name="missing" />
            {stock.may_edit && (
              <Button variant="outlined" onClick={() => setClosing(true)}>
                {t('stock.close')}
              </Button>
            )}
          </>
        }
      />
      <Figures stock={stock} />
      {stock.may_edit && (
        <ScanBox
          title={stock.campus_name}
          label={t('stock.scan')}
          onCode={(code) => inOrder(() => scan(code))}
        />
      )}
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {t('stock.missing')}
      </Typography>
      <MissingList stockId={stock.id} />
      {closing && <CloseDialog stock={stock} onClose={() => setClosing(false)} />}
    </>
  )
}

function Figures({ stock }: { stock: Stock }) {
  const { t, language } = useText()
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, mt: 0, mb: 3 }}>
      {(['expected', 'seen', 'missing'] as const).map((key) => (
        <div key={key}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {t(`stock.${key}`)}
          </Box>
          <Box component="dd" sx={{ m: 0, fontSize: '1.5rem', fontVariantNumeric: 'tabular-nums' }}>
            {formatFigure(stock[key], language)}
          </Box>
        </div>
      ))}
    </Box>
  )
}

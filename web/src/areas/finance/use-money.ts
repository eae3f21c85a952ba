import { useCallback } from 'react'
import { formatMoney } from '@/lib/money'
import { useText } from '@/texts/use-text'

// Says an amount of a currency's smallest units as the reader writes it.
export function useMoney() {
  const { language } = useText()
  return useCallback(
    (amount: number, currency: string) => formatMoney(amount, currency, language),
    [language],
  )
}

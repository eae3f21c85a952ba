import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { currencySign, unitsOf } from '@/lib/money'
import { useText } from '@/texts/use-text'
import { ChoiceField } from '@/ui/form/choice-field'
import { NumberField } from '@/ui/form/number-field'
import { TextField } from '@/ui/form/text-field'
import { useLines } from '@/ui/form/use-lines'
import { AddIcon, CloseIcon } from '@/ui/icons'
import { MoneyFacts } from '../money-line'
import { useMoney } from '../use-money'
import { newSale, saleCategories, type TillForm, totalOf } from './till-form'

type SaleFieldsProps = { form: UseFormReturn<TillForm>; currency: string; least: number }

// Books and other small things that are sold at the till, a line each; then what is to be taken in all.
export function SaleFields({ form, currency, least }: SaleFieldsProps) {
  const { control } = form
  const { t, language } = useText()
  const money = useMoney()
  const { keys, add, remove } = useLines(form, 'sales')
  const [amount, sales] = useWatch({ control, name: ['amount', 'sales'] })
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {keys.map((key, at) => (
        <Box key={key} sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 1 }}>
          <Box sx={{ flex: '1 0 120px' }}>
            <ChoiceField
              control={control}
              name={`sales.${at}.category`}
              label={t('till.sale.category', { number: at + 1 })}
              choices={saleCategories.map((value) => ({ value, label: t(`finance.category.${value}`) }))}
            />
          </Box>
          <Box sx={{ flex: '2 0 140px' }}>
            <TextField
              control={control}
              name={`sales.${at}.text`}
              label={t('till.sale.text')}
              autoComplete="off"
            />
          </Box>
          <Box sx={{ flex: '1 0 108px' }}>
            <NumberField
              control={control}
              name={`sales.${at}.amount`}
              label={t('finance.amount')}
              unit={currencySign(currency, language)}
              scale={unitsOf(currency)}
              required
            />
          </Box>
          {keys.length > least && (
            <IconButton
              aria-label={t('till.sale.remove', { number: at + 1 })}
              onClick={() => remove(at)}
              sx={{ mt: 3.25, alignSelf: 'start' }}
            >
              <CloseIcon />
            </IconButton>
          )}
        </Box>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button startIcon={<AddIcon />} onClick={() => add(newSale())}>
          {t('till.sale.add')}
        </Button>
        {keys.length > 0 && (
          <Box role="status" sx={{ marginInlineStart: 'auto' }}>
            <MoneyFacts
              facts={[
                {
                  label: t('till.sale.total'),
                  value: money(totalOf({ amount, sales }), currency),
                  strong: true,
                },
              ]}
            />
          </Box>
        )}
      </Box>
    </Box>
  )
}

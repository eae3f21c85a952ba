import { expect, test } from 'vitest'
import { headingsOf } from './headings'

test('the headings of a table are found, whatever parts them and stands above', () => {
  expect(headingsOf('Date;Libellé;Montant\n01/11/2026;X;1,00')).toEqual(['Date', 'Libellé', 'Montant'])
  expect(headingsOf('Relevé de compte\r\n"Date","Text","Amount"\r\n')).toEqual(['Date', 'Text', 'Amount'])
  expect(headingsOf('Date\tIn\tOut')).toEqual(['Date', 'In', 'Out'])
  expect(headingsOf('nothing here')).toEqual([])
})

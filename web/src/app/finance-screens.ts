import { groups, heads, type Role } from '@/session/roles'
import { type Screen, screen } from './screen'

// Who reads what is owed: the office, and who pays his own.
const readers: Role[] = [...groups.accounting, 'alumni', 'student']
// Who takes money, and who reads accounts and what of them is closed.
const takers: Role[] = [...heads, 'coordinator', 'secretary', 'accounting']
const bookReaders: Role[] = [...heads, 'supervisor', 'coordinator', 'accounting']

const printed = { layout: 'report' } as const

const paymentTexts = ['finance', 'invoice', 'payment'] as const
const invoiceTexts = [...paymentTexts, 'list', 'history'] as const
const transactionTexts = [...invoiceTexts, 'upload'] as const
const bookTexts = [...paymentTexts, 'ledger', 'list', 'history'] as const
const accountTexts = [...bookTexts, 'upload'] as const
const payerTexts = [...paymentTexts, 'payer', 'list'] as const
const reportTexts = [...paymentTexts, 'ledger', 'list'] as const

// The screens of money; one of screen-tables.ts.
export const financeScreens: readonly Screen[] = [
  screen(
    '/apps/finance/invoices',
    readers,
    invoiceTexts,
    () => import('@/areas/finance/invoices/invoices-page'),
  ),
  screen(
    '/apps/finance/invoices/:invoiceId',
    readers,
    invoiceTexts,
    () => import('@/areas/finance/invoices/invoice-page'),
  ),
  screen(
    '/apps/finance/transaction/:transactionId',
    readers,
    transactionTexts,
    () => import('@/areas/finance/payments/transaction-page'),
  ),
  screen(
    '/apps/finance/receipt/:transactionId',
    readers,
    paymentTexts,
    () => import('@/areas/finance/payments/receipt-page'),
    printed,
  ),
  screen(
    '/apps/finance/payers',
    groups.accounting,
    payerTexts,
    () => import('@/areas/finance/payers/payers-page'),
  ),
  screen(
    '/apps/finance/payers/:payerId',
    readers,
    payerTexts,
    () => import('@/areas/finance/payers/payer-page'),
  ),
  screen(
    '/apps/finance/till',
    takers,
    [...paymentTexts, 'till', 'list', 'kept'],
    () => import('@/areas/finance/till/till-page'),
  ),
  screen(
    '/apps/finance/accounts',
    bookReaders,
    bookTexts,
    () => import('@/areas/finance/accounts/accounts-page'),
  ),
  screen(
    '/apps/finance/accounts/:accountId',
    bookReaders,
    accountTexts,
    () => import('@/areas/finance/accounts/account-page'),
  ),
  screen(
    '/apps/finance/summaries',
    bookReaders,
    bookTexts,
    () => import('@/areas/finance/summaries/summaries-page'),
  ),
  screen(
    '/apps/finance/summaries/:summaryId',
    bookReaders,
    bookTexts,
    () => import('@/areas/finance/summaries/summary-page'),
  ),
  screen(
    '/apps/finance/reports',
    bookReaders,
    reportTexts,
    () => import('@/areas/finance/reports/reports-page'),
  ),
  screen(
    '/apps/finance/reports/:classeId',
    bookReaders,
    reportTexts,
    () => import('@/areas/finance/reports/class-money-page'),
  ),
]

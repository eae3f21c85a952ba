// The addresses of finance, as the specification spells them; the till is ours.
const root = '/apps/finance'

export const invoicesPath = `${root}/invoices`
export const invoicePath = (id: string) => `${invoicesPath}/${id}`
export const transactionPath = (id: string) => `${root}/transaction/${id}`
export const tillPath = `${root}/till`
export const accountsPath = `${root}/accounts`
export const accountPath = (id: string) => `${accountsPath}/${id}`
export const summariesPath = `${root}/summaries`
export const summaryPath = (id: string) => `${summariesPath}/${id}`
export const enrollmentPath = (id: string) => `/apps/campus/enrollment/${id}`
export const receiptPath = (id: string) => `${root}/receipt/${id}`
export const countPath = (accountId: string) => `${summariesPath}?count=${accountId}`
export const reportsPath = `${root}/reports`
export const classMoneyPath = (classId: string) => `${reportsPath}/${classId}`
export const payersPath = `${root}/payers`
export const payerPath = (id: string) => `${payersPath}/${id}`

export const loansPath = '/apps/academic/loans'
export const reservationsPath = `${loansPath}/reservations`
export const stocksPath = `${loansPath}/stock`
export const stockPath = (id: string) => `${stocksPath}/${id}`

// Of the area of money, which keeps it.
export const invoicePath = (id: string) => `/apps/finance/invoices/${id}`

export const loansPath = '/apps/academic/loans'

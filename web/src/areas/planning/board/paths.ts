export const planningsPath = '/apps/academic/program/planning'

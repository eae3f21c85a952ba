// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const chargeLoanRequestLimits = {
  "amount": {
    "minimum": 1,
    "maximum": 1000000000,
    "integer": true
  },
  "text": {
    "minLength": 1,
    "maxLength": 200
  }
} as const

// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const creditFieldsLimits = {
  "amount": {
    "minimum": 1,
    "maximum": 1000000000000,
    "integer": true
  },
  "currency": {
    "minLength": 3,
    "maxLength": 3
  },
  "key": {
    "minLength": 16,
    "maxLength": 64
  },
  "payer_id": {
    "minLength": 1,
    "maxLength": 64
  }
} as const

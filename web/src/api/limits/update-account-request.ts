// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const updateAccountRequestLimits = {
  "bic": {
    "maxLength": 11,
    "pattern": "^([A-Z0-9]{8}([A-Z0-9]{3})?)?$"
  },
  "holder": {
    "maxLength": 120
  },
  "iban": {
    "maxLength": 50
  },
  "name": {
    "minLength": 1,
    "maxLength": 80
  },
  "version": {
    "minimum": 1,
    "integer": true
  }
} as const

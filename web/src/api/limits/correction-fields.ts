// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const correctionFieldsLimits = {
  "amount": {
    "minimum": 1,
    "maximum": 1000000000000,
    "integer": true
  },
  "key": {
    "minLength": 16,
    "maxLength": 64
  },
  "reason": {
    "minLength": 1,
    "maxLength": 500
  }
} as const

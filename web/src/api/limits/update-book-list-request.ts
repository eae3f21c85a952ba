// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const updateBookListRequestLimits = {
  "name": {
    "minLength": 1,
    "maxLength": 120
  },
  "note": {
    "maxLength": 1000
  },
  "version": {
    "minimum": 1,
    "integer": true
  }
} as const

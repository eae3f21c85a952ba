// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const setLendingRequestLimits = {
  "days": {
    "minimum": 1,
    "maximum": 365,
    "integer": true
  },
  "keep_days": {
    "minimum": 1,
    "maximum": 60,
    "integer": true
  },
  "most_books": {
    "minimum": 1,
    "maximum": 100,
    "integer": true
  },
  "most_renewals": {
    "minimum": 0,
    "maximum": 20,
    "integer": true
  },
  "version": {
    "minimum": 1,
    "integer": true
  }
} as const

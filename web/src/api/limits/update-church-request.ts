// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const updateChurchRequestLimits = {
  "city": {
    "maxLength": 100
  },
  "country": {
    "maxLength": 2
  },
  "name": {
    "minLength": 1,
    "maxLength": 120
  },
  "pastor": {
    "maxLength": 120
  },
  "version": {
    "minimum": 1,
    "integer": true
  }
} as const

// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const mergeChurchesRequestLimits = {
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
  "other_id": {
    "minLength": 1,
    "maxLength": 64
  },
  "other_version": {
    "minimum": 1,
    "integer": true
  },
  "pastor": {
    "maxLength": 120
  },
  "version": {
    "minimum": 1,
    "integer": true
  }
} as const

// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const updateViewRequestLimits = {
  "name": {
    "minLength": 1,
    "maxLength": 60
  },
  "query": {
    "maxLength": 2000
  },
  "version": {
    "minimum": 1,
    "integer": true
  }
} as const

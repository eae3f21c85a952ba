// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const updateRegionRequestLimits = {
  "code": {
    "minLength": 2,
    "maxLength": 10
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

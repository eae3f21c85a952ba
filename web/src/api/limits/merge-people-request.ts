// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const mergePeopleRequestLimits = {
  "other_id": {
    "minLength": 1,
    "maxLength": 64
  },
  "other_version": {
    "minimum": 1,
    "integer": true
  },
  "version": {
    "minimum": 1,
    "integer": true
  }
} as const

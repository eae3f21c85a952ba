// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const updateBookFileRequestLimits = {
  "title": {
    "minLength": 1,
    "maxLength": 200
  },
  "version": {
    "minimum": 1,
    "integer": true
  }
} as const

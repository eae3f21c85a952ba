// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const setPaperSignatureRequestLimits = {
  "name": {
    "maxLength": 120
  },
  "title": {
    "maxLength": 120
  },
  "version": {
    "minimum": 1,
    "integer": true
  }
} as const

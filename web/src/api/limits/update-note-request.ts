// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const updateNoteRequestLimits = {
  "text": {
    "minLength": 1,
    "maxLength": 2000
  },
  "version": {
    "minimum": 1,
    "integer": true
  }
} as const

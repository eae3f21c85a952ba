// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const createNoteRequestLimits = {
  "position": {
    "minimum": 0,
    "maximum": 1000,
    "integer": true
  },
  "text": {
    "minLength": 1,
    "maxLength": 2000
  }
} as const

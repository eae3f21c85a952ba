// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const sendInputBodyLimits = {
  "answer_by": {
    "date": true
  },
  "key": {
    "minLength": 8,
    "maxLength": 64
  }
} as const

// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const registerTillRequestLimits = {
  "campus_id": {
    "minLength": 1,
    "maxLength": 64
  },
  "name": {
    "minLength": 1,
    "maxLength": 60
  }
} as const

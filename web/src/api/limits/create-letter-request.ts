// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const createLetterRequestLimits = {
  "campus_id": {
    "minLength": 1,
    "maxLength": 64
  },
  "from_id": {
    "maxLength": 64
  },
  "name": {
    "minLength": 1,
    "maxLength": 120
  }
} as const

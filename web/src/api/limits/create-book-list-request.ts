// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const createBookListRequestLimits = {
  "campus_id": {
    "minLength": 1,
    "maxLength": 64
  },
  "name": {
    "minLength": 1,
    "maxLength": 120
  },
  "note": {
    "maxLength": 1000
  },
  "planning_id": {
    "maxLength": 64
  }
} as const

// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const reserveBookRequestLimits = {
  "book_id": {
    "minLength": 1,
    "maxLength": 64
  },
  "campus_id": {
    "minLength": 1,
    "maxLength": 64
  },
  "person_id": {
    "minLength": 1,
    "maxLength": 64
  }
} as const

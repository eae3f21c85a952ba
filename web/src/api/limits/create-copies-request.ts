// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const createCopiesRequestLimits = {
  "barcode": {
    "maxLength": 64
  },
  "book_id": {
    "minLength": 1,
    "maxLength": 64
  },
  "campus_id": {
    "minLength": 1,
    "maxLength": 64
  },
  "count": {
    "minimum": 1,
    "maximum": 200,
    "integer": true
  },
  "note": {
    "maxLength": 500
  }
} as const

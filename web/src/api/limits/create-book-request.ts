// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const createBookRequestLimits = {
  "author": {
    "maxLength": 200
  },
  "barcode": {
    "maxLength": 64
  },
  "currency": {
    "minLength": 3,
    "maxLength": 3
  },
  "description": {
    "maxLength": 5000
  },
  "isbn": {
    "maxLength": 20
  },
  "language": {
    "maxLength": 16
  },
  "price": {
    "minimum": 0,
    "maximum": 100000000000,
    "integer": true
  },
  "title": {
    "minLength": 1,
    "maxLength": 200
  },
  "type": {
    "enum": [
      "ebook",
      "audio_book",
      "paperback"
    ]
  }
} as const

// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const createPayerRequestLimits = {
  "address": {
    "maxLength": 300
  },
  "campus_id": {
    "minLength": 1,
    "maxLength": 64
  },
  "email": {
    "maxLength": 200
  },
  "id_number": {
    "maxLength": 60
  },
  "kind": {
    "enum": [
      "church",
      "company",
      "relative"
    ]
  },
  "language": {
    "enum": [
      "",
      "fr",
      "en",
      "pt",
      "it",
      "es"
    ]
  },
  "name": {
    "maxLength": 120
  },
  "note": {
    "maxLength": 1000
  },
  "phone": {
    "maxLength": 40
  }
} as const

// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const updatePayerRequestLimits = {
  "address": {
    "maxLength": 300
  },
  "email": {
    "maxLength": 200
  },
  "id_number": {
    "maxLength": 60
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
  },
  "version": {
    "minimum": 1,
    "integer": true
  }
} as const

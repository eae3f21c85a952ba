// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const inviteeLimits = {
  "campus_id": {
    "maxLength": 64
  },
  "email": {
    "minLength": 1,
    "maxLength": 254
  },
  "first_name": {
    "minLength": 1,
    "maxLength": 80
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
  "last_name": {
    "minLength": 1,
    "maxLength": 80
  }
} as const

// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const registrationLimits = {
  "email": {
    "maxLength": 254
  },
  "first_name": {
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
    "maxLength": 80
  },
  "mobile": {
    "maxLength": 40
  },
  "organization_id": {
    "maxLength": 64
  },
  "password": {
    "maxLength": 1000
  },
  "password_confirmation": {
    "maxLength": 1000
  }
} as const

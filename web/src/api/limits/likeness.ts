// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const likenessLimits = {
  "birth_date": {
    "date": true
  },
  "email": {
    "maxLength": 254
  },
  "except_id": {
    "maxLength": 64
  },
  "first_name": {
    "maxLength": 80
  },
  "last_name": {
    "maxLength": 80
  },
  "mobile": {
    "maxLength": 40
  }
} as const

// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const createPersonRequestLimits = {
  "additional_address": {
    "maxLength": 200
  },
  "address": {
    "maxLength": 200
  },
  "bank_account": {
    "maxLength": 60
  },
  "bio": {
    "maxLength": 4000
  },
  "birth_country": {
    "maxLength": 2
  },
  "birth_date": {
    "date": true
  },
  "campus_id": {
    "minLength": 1,
    "maxLength": 64
  },
  "church_id": {
    "maxLength": 64
  },
  "city": {
    "maxLength": 100
  },
  "country": {
    "maxLength": 2
  },
  "email": {
    "maxLength": 254
  },
  "favourite_contact": {
    "enum": [
      "",
      "mobile",
      "email",
      "messaging",
      "letter"
    ]
  },
  "first_name": {
    "minLength": 1,
    "maxLength": 80
  },
  "gender": {
    "enum": [
      "",
      "male",
      "female"
    ]
  },
  "identity_card": {
    "maxLength": 40
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
  },
  "memo": {
    "maxLength": 4000
  },
  "middle_name": {
    "maxLength": 80
  },
  "mobile": {
    "maxLength": 40
  },
  "neighborhood": {
    "maxLength": 100
  },
  "pastor": {
    "maxLength": 120
  },
  "state": {
    "maxLength": 100
  },
  "zip_code": {
    "maxLength": 20
  }
} as const

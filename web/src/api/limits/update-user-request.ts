// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const updateUserRequestLimits = {
  "user.data.additional_address": {
    "maxLength": 200
  },
  "user.data.address": {
    "maxLength": 200
  },
  "user.data.bank_account": {
    "maxLength": 60
  },
  "user.data.bio": {
    "maxLength": 4000
  },
  "user.data.birth_country": {
    "maxLength": 2
  },
  "user.data.birth_date": {
    "date": true
  },
  "user.data.church_id": {
    "maxLength": 64
  },
  "user.data.city": {
    "maxLength": 100
  },
  "user.data.country": {
    "maxLength": 2
  },
  "user.data.favourite_contact": {
    "enum": [
      "",
      "mobile",
      "email",
      "messaging",
      "letter"
    ]
  },
  "user.data.first_name": {
    "maxLength": 80
  },
  "user.data.gender": {
    "enum": [
      "",
      "male",
      "female"
    ]
  },
  "user.data.identity_card": {
    "maxLength": 40
  },
  "user.data.language": {
    "enum": [
      "",
      "fr",
      "en",
      "pt",
      "it",
      "es"
    ]
  },
  "user.data.last_name": {
    "maxLength": 80
  },
  "user.data.middle_name": {
    "maxLength": 80
  },
  "user.data.mobile": {
    "maxLength": 40
  },
  "user.data.neighborhood": {
    "maxLength": 100
  },
  "user.data.pastor": {
    "maxLength": 120
  },
  "user.data.state": {
    "maxLength": 100
  },
  "user.data.zip_code": {
    "maxLength": 20
  },
  "user.school_month": {
    "integer": true
  },
  "user.version": {
    "integer": true
  }
} as const

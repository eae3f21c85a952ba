// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const updateCampusRequestLimits = {
  "business_name": {
    "maxLength": 200
  },
  "color": {
    "maxLength": 7
  },
  "currency": {
    "maxLength": 3
  },
  "id_number": {
    "maxLength": 60
  },
  "language": {
    "enum": [
      "fr",
      "en",
      "pt",
      "it",
      "es"
    ]
  },
  "location.address": {
    "maxLength": 300
  },
  "location.city": {
    "maxLength": 100
  },
  "location.country": {
    "maxLength": 2
  },
  "location.latitude": {
    "minimum": -90,
    "maximum": 90,
    "nullable": true
  },
  "location.longitude": {
    "minimum": -180,
    "maximum": 180,
    "nullable": true
  },
  "location.state": {
    "maxLength": 100
  },
  "location.zip_code": {
    "maxLength": 20
  },
  "name": {
    "minLength": 1,
    "maxLength": 120
  },
  "pass_mark": {
    "minimum": 0,
    "maximum": 100,
    "integer": true
  },
  "phone": {
    "maxLength": 40
  },
  "required_attendance": {
    "minimum": 0,
    "maximum": 100,
    "integer": true
  },
  "schedule": {
    "maxLength": 2000
  },
  "time_zone": {
    "maxLength": 60
  },
  "version": {
    "minimum": 1,
    "integer": true
  },
  "website": {
    "maxLength": 300
  }
} as const

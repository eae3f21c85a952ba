// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const campusUpdateLimits = {
  "version": {
    "format": "int64"
  },
  "name": {
    "minLength": 1,
    "maxLength": 120
  },
  "business_name": {
    "maxLength": 120
  },
  "id_number": {
    "maxLength": 40
  },
  "website": {
    "maxLength": 200
  },
  "color": {
    "pattern": "^#[0-9a-f]{6}$"
  },
  "phone": {
    "maxLength": 40
  },
  "location.address": {
    "maxLength": 200
  },
  "location.zip_code": {
    "maxLength": 20
  },
  "location.city": {
    "maxLength": 100
  },
  "location.state": {
    "maxLength": 100
  },
  "location.country": {
    "maxLength": 2
  },
  "location.latitude": {
    "minimum": -90,
    "maximum": 90
  },
  "location.longitude": {
    "minimum": -180,
    "maximum": 180
  },
  "schedule": {
    "maxLength": 1000
  },
  "time_zone": {
    "minLength": 1
  },
  "currency": {
    "minLength": 3,
    "maxLength": 3
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
  "pass_mark": {
    "minimum": 0,
    "maximum": 100,
    "format": "int64"
  },
  "required_attendance": {
    "minimum": 0,
    "maximum": 100,
    "format": "int64"
  }
} as const

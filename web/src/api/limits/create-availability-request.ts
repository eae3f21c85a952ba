// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const createAvailabilityRequestLimits = {
  "ends_at": {
    "maxLength": 5
  },
  "first_day": {
    "date": true,
    "firstDay": "2000-01-01",
    "lastDay": "2100-12-31"
  },
  "instead_of.day": {
    "date": true,
    "firstDay": "2000-01-01",
    "lastDay": "2100-12-31"
  },
  "instead_of.id": {
    "maxLength": 64
  },
  "instead_of.version": {
    "minimum": 1,
    "integer": true
  },
  "kind": {
    "enum": [
      "available",
      "maybe",
      "unavailable"
    ]
  },
  "last_day": {
    "date": true,
    "firstDay": "2000-01-01",
    "lastDay": "2100-12-31"
  },
  "reason": {
    "maxLength": 200
  },
  "repeat.by": {
    "enum": [
      "",
      "day",
      "weekday",
      "last"
    ]
  },
  "repeat.count": {
    "minimum": 0,
    "maximum": 500,
    "integer": true
  },
  "repeat.every": {
    "enum": [
      "",
      "week",
      "month",
      "year"
    ]
  },
  "repeat.interval": {
    "minimum": 1,
    "maximum": 99,
    "integer": true
  },
  "repeat.until": {
    "date": true
  },
  "starts_at": {
    "maxLength": 5
  },
  "time_zone": {
    "maxLength": 60
  }
} as const

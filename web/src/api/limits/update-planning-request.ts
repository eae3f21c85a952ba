// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const updatePlanningRequestLimits = {
  "abbreviation": {
    "maxLength": 20
  },
  "description": {
    "maxLength": 2000
  },
  "first_day": {
    "date": true,
    "firstDay": "2000-01-01",
    "lastDay": "2100-12-31"
  },
  "last_day": {
    "date": true,
    "firstDay": "2000-01-01",
    "lastDay": "2100-12-31"
  },
  "number": {
    "minimum": 0,
    "maximum": 999,
    "integer": true
  },
  "reason": {
    "maxLength": 500
  },
  "version": {
    "minimum": 1,
    "integer": true
  },
  "week": {
    "minimum": 0,
    "maximum": 8,
    "integer": true
  }
} as const

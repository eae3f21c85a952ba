// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const createPlanningSeriesRequestLimits = {
  "abbreviation": {
    "maxLength": 20
  },
  "days": {
    "minimum": 1,
    "maximum": 31,
    "integer": true
  },
  "description": {
    "maxLength": 2000
  },
  "first_day": {
    "date": true,
    "firstDay": "2000-01-01",
    "lastDay": "2100-12-31"
  },
  "until": {
    "date": true,
    "firstDay": "2000-01-01",
    "lastDay": "2100-12-31"
  },
  "weeks": {
    "minimum": 1,
    "maximum": 26,
    "integer": true
  }
} as const

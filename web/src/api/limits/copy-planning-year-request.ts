// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const copyPlanningYearRequestLimits = {
  "first_day": {
    "date": true,
    "firstDay": "2000-01-01",
    "lastDay": "2100-12-31"
  },
  "year": {
    "minimum": 2000,
    "maximum": 2100,
    "integer": true
  }
} as const

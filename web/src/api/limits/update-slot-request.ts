// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const updateSlotRequestLimits = {
  "finish": {
    "minimum": 1,
    "maximum": 1440,
    "integer": true
  },
  "start": {
    "minimum": 0,
    "maximum": 1439,
    "integer": true
  },
  "version": {
    "minimum": 1,
    "integer": true
  },
  "week": {
    "minimum": 1,
    "maximum": 8,
    "integer": true
  },
  "weekday": {
    "minimum": 0,
    "maximum": 6,
    "integer": true
  }
} as const

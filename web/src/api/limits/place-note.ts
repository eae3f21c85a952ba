// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const placeNoteLimits = {
  "age": {
    "minimum": 0,
    "maximum": 7776000000,
    "integer": true
  },
  "device": {
    "maxLength": 100
  },
  "duration": {
    "minimum": 0,
    "maximum": 864000000,
    "integer": true
  },
  "position": {
    "minimum": 0,
    "maximum": 864000000,
    "integer": true
  },
  "takes": {
    "minimum": 0,
    "maximum": 864000000,
    "integer": true
  }
} as const

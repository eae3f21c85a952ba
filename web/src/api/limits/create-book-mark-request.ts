// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const createBookMarkRequestLimits = {
  "color": {
    "enum": [
      "yellow",
      "green",
      "blue",
      "pink"
    ]
  },
  "finish": {
    "minimum": 0,
    "maximum": 100000000,
    "integer": true
  },
  "kind": {
    "enum": [
      "bookmark",
      "highlight"
    ]
  },
  "note": {
    "maxLength": 5000
  },
  "position": {
    "minimum": 0,
    "maximum": 864000000,
    "integer": true
  },
  "quote": {
    "maxLength": 2000
  },
  "section": {
    "minimum": 0,
    "maximum": 100000,
    "integer": true
  },
  "start": {
    "minimum": 0,
    "maximum": 100000000,
    "integer": true
  }
} as const

// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const updateBookMarkRequestLimits = {
  "color": {
    "enum": [
      "yellow",
      "green",
      "blue",
      "pink"
    ]
  },
  "note": {
    "maxLength": 5000
  },
  "version": {
    "minimum": 1,
    "integer": true
  }
} as const

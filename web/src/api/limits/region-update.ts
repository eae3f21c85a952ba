// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const regionUpdateLimits = {
  "version": {
    "format": "int64"
  },
  "code": {
    "minLength": 2,
    "maxLength": 8
  },
  "name": {
    "minLength": 1,
    "maxLength": 120
  }
} as const

// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const moveCampusRequestLimits = {
  "region_id": {
    "minLength": 1,
    "maxLength": 64
  },
  "version": {
    "minimum": 1,
    "integer": true
  }
} as const

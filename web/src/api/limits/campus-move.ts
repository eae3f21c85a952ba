// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const campusMoveLimits = {
  "version": {
    "format": "int64"
  },
  "region_id": {
    "minLength": 1
  }
} as const

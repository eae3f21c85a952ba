// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const updateNetworkSettingsRequestLimits = {
  "maintenance.message": {
    "maxLength": 500
  },
  "maintenance.until": {
    "nullable": true
  },
  "mark": {
    "maxLength": 60000
  },
  "school_month": {
    "minimum": 1,
    "maximum": 12,
    "integer": true
  },
  "school_name": {
    "maxLength": 80
  },
  "session_days": {
    "minimum": 1,
    "maximum": 365,
    "integer": true
  },
  "version": {
    "minimum": 0,
    "integer": true
  }
} as const

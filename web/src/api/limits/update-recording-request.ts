// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const updateRecordingRequestLimits = {
  "duration": {
    "minimum": 0,
    "maximum": 864000000,
    "integer": true
  },
  "publish_at": {
    "nullable": true
  },
  "title": {
    "minLength": 1,
    "maxLength": 200
  },
  "version": {
    "minimum": 1,
    "integer": true
  }
} as const

// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const publishRecordingsRequestLimits = {
  "publish_at": {
    "nullable": true
  }
} as const

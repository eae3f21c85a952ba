// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const orderRecordingsRequestLimits = {
  "kind": {
    "enum": [
      "audio",
      "video",
      "photo",
      "document"
    ]
  }
} as const

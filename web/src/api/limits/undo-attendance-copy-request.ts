// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const undoAttendanceCopyRequestLimits = {
  "enrollment_id": {
    "maxLength": 64
  },
  "id": {
    "minLength": 8,
    "maxLength": 60,
    "pattern": "^[A-Za-z0-9_-]+$"
  }
} as const

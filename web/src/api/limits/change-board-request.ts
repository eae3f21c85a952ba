// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const changeBoardRequestLimits = {
  "key": {
    "minLength": 8,
    "maxLength": 64
  },
  "kind": {
    "enum": [
      "put",
      "move",
      "swap",
      "copy",
      "remove",
      "staff",
      "place",
      "change"
    ]
  },
  "reason": {
    "maxLength": 500
  }
} as const

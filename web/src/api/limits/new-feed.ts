// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const newFeedLimits = {
  "campus_id": {
    "maxLength": 64
  },
  "class_id": {
    "maxLength": 64
  },
  "kind": {
    "enum": [
      "own",
      "class",
      "campus"
    ]
  }
} as const

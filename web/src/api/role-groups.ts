// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const roleGroups = {
  "accounting": [
    "admin",
    "director",
    "supervisor",
    "coordinator",
    "accounting",
    "secretary"
  ],
  "alumni": [
    "admin",
    "director",
    "supervisor",
    "teacher",
    "alumni"
  ],
  "heads": [
    "admin",
    "director"
  ],
  "librarian": [
    "admin",
    "director",
    "supervisor",
    "librarian"
  ],
  "multimedia": [
    "admin",
    "director",
    "supervisor",
    "coordinator",
    "secretary",
    "multimedia"
  ],
  "secretary": [
    "admin",
    "director",
    "supervisor",
    "coordinator",
    "accounting",
    "secretary",
    "multimedia"
  ],
  "student": [
    "admin",
    "director",
    "supervisor",
    "coordinator",
    "accounting",
    "secretary",
    "librarian",
    "multimedia",
    "teacher",
    "alumni",
    "student"
  ],
  "supervisor": [
    "admin",
    "director",
    "supervisor",
    "librarian"
  ],
  "teacher": [
    "admin",
    "director",
    "supervisor",
    "teacher"
  ],
  "user": [
    "admin",
    "director",
    "supervisor",
    "coordinator",
    "accounting",
    "secretary",
    "librarian",
    "multimedia",
    "teacher",
    "alumni",
    "student",
    "user"
  ]
} as const

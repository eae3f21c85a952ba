// The parts of a kit that are sheets, by the names of their kinds.
export const sheetParts = ['attendance', 'grades', 'lists', 'till'] as const

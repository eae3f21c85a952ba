// Entries of the menu whose screens do not exist yet: they are shown nowhere. Who builds a screen deletes its line
// here; a test fails where this list and the screens disagree.
export const notBuilt: ReadonlySet<string> = new Set(['alumni-library', 'student-library'])

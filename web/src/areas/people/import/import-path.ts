// Where a file of people is brought in.
export const importPath = '/apps/campus/import'

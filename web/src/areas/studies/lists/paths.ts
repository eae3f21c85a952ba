export const listsPath = '/apps/campus/lists'

export const listPath = (id: string) => `/apps/campus/list/${id}`

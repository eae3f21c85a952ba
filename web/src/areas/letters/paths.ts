export const lettersPath = '/apps/campus/letters'

export const letterPath = (id: string) => `/apps/campus/letter/${id}`

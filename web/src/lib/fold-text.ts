// Small letters without accents, so that "cote" finds "Côte d'Ivoire"; all spaces alike, as nobody types a narrow one.
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

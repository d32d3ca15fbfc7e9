/** The digits of what was typed or pasted, full-width ones too; everything between them is left out. */
export const readCode = (entered: string, length: number): string =>
  entered
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - '０'.charCodeAt(0)))
    .replace(/[^0-9]/g, '')
    .slice(0, length);

const guard = /(^|[;\t\r\n][^\S\t\r\n]*)'(?=\s*[=+\-@＝＋－＠])/g;

/** A text of a file without the apostrophes that our own files put in front of what a spreadsheet would run. */
export const unguarded = (text: string): string => text.replace(guard, '$1');

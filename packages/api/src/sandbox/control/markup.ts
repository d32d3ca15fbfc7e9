const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it stands in a page: it can only be read. */
export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** Text that is markup already. */
export interface Markup {
  readonly markup: string;
}

type Part = Markup | string | number | false | undefined | readonly Part[];

function written(part: Part): string {
  if (part === undefined || part === false) return '';
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part));
  return 'markup' in part ? part.markup : part.map(written).join('');
}

/** A piece of a page. Whatever is put into it is escaped, unless it is such a piece itself; what is not there leaves nothing. */
export function markup(pieces: TemplateStringsArray, ...parts: Part[]): Markup {
  const rest = parts.map((part, index) => written(part) + (pieces[index + 1] ?? ''));
  return { markup: (pieces[0] ?? '') + rest.join('') };
}

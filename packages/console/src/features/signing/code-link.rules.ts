/** What the picture says: a path of this origin becomes a whole address, because a phone has no origin. */
export function scannable(content: string, origin: string): string {
  return content.startsWith('/') && !content.startsWith('//') ? `${origin}${content}` : content;
}

/** The sandbox's own phone, which a browser can open; null for the codes of a real app. */
export function sandboxPhone(content: string): string | null {
  return content.startsWith('/sandbox/') ? content : null;
}

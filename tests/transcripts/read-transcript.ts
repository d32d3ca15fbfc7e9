/** One request as it is sent, and what is answered. */
export interface Exchange {
  title: string;
  /** Who has signed in just before; whoever did before where nobody is named. */
  person: string | undefined;
  /** Request line and headers, and the body. */
  head: string;
  body: string;
  /** Such as `200 OK`. */
  status: string;
  answer: unknown;
}

/**
 * Reads a transcript: each exchange starts with `=== title`, or `=== person: title` where somebody signs in first; then
 * the request as it goes over the wire, a line `<<< status`, and the answer.
 */
export function readTranscript(text: string): Exchange[] {
  return text
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const [request = '', status = '', answer = ''] = part.split(/^<<< (.*)$/m);
      const [, person, title = '', head = '', body = ''] =
        /^(?:(\w+): )?(.*)\n([^]*?)(?:\n\n([^]*?))?\n*$/.exec(request) ?? [];
      return { title, person, head, body, status, answer: JSON.parse(answer) as unknown };
    });
}

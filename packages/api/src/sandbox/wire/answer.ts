/** An answer before it becomes a Response: a browser's Response would drop the cookies. Status 0 is a broken connection. */
export interface Answer {
  status: number;
  headers: [name: string, value: string][];
  body: string;
}

/** An answer in JSON. Nobody may keep it. */
export function json(value: unknown, { status = 200, headers = [] as Answer['headers'] } = {}): Answer {
  return {
    status,
    headers: [['Content-Type', 'application/json; charset=utf-8'], ['Cache-Control', 'no-store'], ...headers],
    body: JSON.stringify(value),
  };
}

/** A page. */
export function html(body: string, { status = 200, headers = [] as Answer['headers'] } = {}): Answer {
  return {
    status,
    headers: [['Content-Type', 'text/html; charset=utf-8'], ['Cache-Control', 'no-store'], ...headers],
    body,
  };
}

/** The connection breaks. */
export const dropped: Answer = { status: 0, headers: [], body: '' };

/** The answer as a Response. */
export function toResponse({ status, headers, body }: Answer): Response {
  return status === 0 ? Response.error() : new Response(body, { status, headers });
}

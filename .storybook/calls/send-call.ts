import type { Call } from './document.ts';

/** What came of a request. */
export type Outcome =
  | { kind: 'answer'; code: string; msg: string; status: number; body: string; took: number }
  | { kind: 'unreadable'; status: number; body: string; took: number }
  | { kind: 'silence'; reason: string; took: number };

/** Who asks, by the schemes of the document: what their headers hold. */
export type Asker = Readonly<Record<string, string>>;

const usualTimeout = 10_000;

function headersOf(call: Call, asker: Asker): Headers {
  const headers = new Headers({ 'Content-Type': 'application/x-www-form-urlencoded' });
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  for (const { name, schema } of call.headers)
    headers.set(name, String(schema.const ?? schema.enum?.[0] ?? timeZone));
  for (const [scheme, name] of Object.entries(call.security)) headers.set(name, asker[scheme] ?? '');
  return headers;
}

/** What is sent of a form: an empty field that need not be filled is left out. */
function formOf(call: Call, values: Readonly<Record<string, string>>): URLSearchParams {
  const filled = call.fields.flatMap(({ name, isJson }): [string, string][] => {
    const value = values[name] ?? '';
    if (value === '') return [];
    return [[name, isJson ? JSON.stringify(JSON.parse(value)) : value]];
  });
  return new URLSearchParams(filled);
}

function read(status: number, body: string, took: number): Outcome {
  try {
    const { code, msg } = JSON.parse(body) as { code?: unknown; msg?: unknown };
    if (typeof code === 'string' || typeof code === 'number')
      return {
        kind: 'answer',
        code: String(code),
        msg: typeof msg === 'string' ? msg : '',
        status,
        body: JSON.stringify(JSON.parse(body), null, 2),
        took,
      };
  } catch {
    // Shown as it came.
  }
  return { kind: 'unreadable', status, body, took };
}

/** Sends a call as the document says, and nothing of ours between. */
export async function sendCall(
  call: Call,
  values: Readonly<Record<string, string>>,
  asker: Asker,
): Promise<Outcome> {
  const form = formOf(call, values);
  const isGet = call.method === 'GET';
  const started = performance.now();
  const took = () => Math.round(performance.now() - started);
  try {
    const response = await fetch(isGet ? `${call.path}?${form}` : call.path, {
      method: call.method,
      headers: headersOf(call, asker),
      cache: 'no-store',
      signal: AbortSignal.timeout(call.timeout ?? usualTimeout),
      ...(isGet ? {} : { body: form.toString() }),
    });
    return read(response.status, await response.text(), took());
  } catch (error) {
    return { kind: 'silence', reason: error instanceof Error ? error.message : String(error), took: took() };
  }
}

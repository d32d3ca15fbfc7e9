import type { WholeAnswer } from './answer.ts';

/** A request as the log keeps it. */
export interface LoggedRequest {
  /** Numbers are never given twice, also after the log was cleared. */
  id: number;
  /** When it came, by the world's clock. */
  at: number;
  method: string;
  path: string;
  params: Record<string, string>;
  uid: number | null;
  /** What was decided, also where the answer was lost; null where it was never taken. */
  code: string | null;
  /** The HTTP status of the answer, 0 where the connection broke; null where none was sent. */
  status: number | null;
  /** Milliseconds until the answer was sent or the asker gave up; null while it is waited for. */
  ms: number | null;
}

interface Entry extends LoggedRequest {
  answer?: string;
}

/** What is noted of a request once it came. */
interface Arrival {
  at: number;
  method: string;
  path: string;
  form: URLSearchParams;
  uid: number | null;
  /** What must not be shown to whoever reads the log. */
  secrets: readonly (string | null)[];
}

/** A request that is being answered. */
interface Noting {
  decide(code: string): void;
  send(answer: WholeAnswer): void;
  /** Nothing more will come, sent or not. */
  end(): void;
}

/** Every request to /api, in the order they came. */
export interface RequestLog {
  all(): readonly LoggedRequest[];
  /** The body of an answer as it was sent; undefined where none was, or where it came too long ago. */
  answerTo(id: number): string | undefined;
  note(arrival: Arrival): Noting;
  clear(): void;
}

const logLength = 5000;
const answersKept = 500;
const answerLength = 20_000;
const hidden = '•••';
const secretName = /^(opentoken|sso_session|(x-)?xsrf-token|csrf)$/i;

/** Makes an empty log. */
export function createRequestLog(): RequestLog {
  const entries: Entry[] = [];
  let next = 1;

  return {
    all: () => entries.map(({ answer: _answer, ...request }) => request),
    answerTo: (id) => entries.find((entry) => entry.id === id)?.answer,
    note({ form, secrets, ...arrival }) {
      const begin = performance.now();
      const known = secrets.flatMap((secret) => secret || []);
      const hide = (text: string) => known.reduce((rest, secret) => rest.replaceAll(secret, hidden), text);
      const params = [...form].map(([name, value]) => [name, secretName.test(name) ? hidden : hide(value)]);
      const entry: Entry = {
        ...arrival,
        id: next,
        params: Object.fromEntries(params),
        code: null,
        status: null,
        ms: null,
      };
      next += 1;
      entries.push(entry);
      if (entries.length > logLength) entries.shift();
      delete entries.at(-1 - answersKept)?.answer;
      return {
        decide(code) {
          entry.code = code;
        },
        send({ status, body }) {
          entry.status = status;
          const shown = hide(body);
          entry.answer = shown.length > answerLength ? `${shown.slice(0, answerLength)}…` : shown;
        },
        end() {
          entry.ms = Math.round(performance.now() - begin);
        },
      };
    },
    clear() {
      entries.length = 0;
    },
  };
}

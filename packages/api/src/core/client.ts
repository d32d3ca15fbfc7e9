import axios, { AxiosError, type AxiosResponse } from 'axios';
import * as v from 'valibot';
import { inspect, type Drift } from './drift.ts';
import { AnswerMismatch, mismatchIn } from './echoes.ts';
import type { Endpoint } from './endpoint.ts';
import { readEnvelope, Refusal } from './envelope.ts';
import { formEncode } from './form-encode.ts';
import { allowsEmpty, hasShape } from './shape.ts';

/** Where cookies are read. `document.cookie` in a browser; anything else outside of one. */
export interface Cookies {
  get(name: string): string | undefined;
}

/** The time by two clocks; ms since 1970. */
export interface ClockReading {
  /** The date of an answer: the second in which the server wrote it. */
  server: number;
  /** When the request left and when its answer came, by the clock of this machine. */
  sentAt: number;
  receivedAt: number;
}

/** What a client is told of its surroundings. Nothing of it is needed in a browser. */
export interface ClientOptions {
  /** The server in front of `/api`. @default '' (the page's own origin) */
  baseURL?: string;
  /** @default the document's cookies */
  cookies?: Cookies;
  /** IANA name of the reader's time zone. @default the system's */
  timeZone?: string;
  /** The cookie and header against forged requests. @default XSRF-TOKEN and X-XSRF-TOKEN */
  csrf?: { cookie: string; header: string };
  /** What sends the requests; taken when the client is made, so that code loaded later cannot put itself between. @default fetch */
  fetch?: typeof fetch;
  /** Told once of every refusal, before the caller is. */
  onFailure?: (refusal: Refusal) => void;
  /** Told of every difference between an answer and the contract, once for each place. */
  onDrift?: (drift: Drift) => void;
  /** Told of the date of every answer that has one, so that its server's clock can be compared with this machine's. */
  onClock?: (reading: ClockReading) => void;
}

/** Calls one server. */
export interface Client {
  /**
   * Sends one request and gives back its data. Rejects with a `Refusal` when the server said no, with an
   * `AnswerMismatch` when it answered about something else, and with the unchanged `AxiosError` when it said nothing
   * that can be read.
   */
  call<Params, Data>(
    endpoint: Endpoint<'query' | 'command', Params, Data>,
    params: Params,
    options?: { signal?: AbortSignal },
  ): Promise<Data>;
}

/** The cookies of the document this runs in; none outside of a browser. */
export const documentCookies: Cookies = {
  get(name) {
    if (typeof document === 'undefined') return undefined;
    const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
    return found === undefined ? undefined : decoded(found.slice(name.length + 1));
  },
};

/** A cookie's value; as it stands where it is not percent-encoded, since any script or server may have set it. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function checkRequest(endpoint: Endpoint, params: unknown): void {
  if (!endpoint.path) throw new AxiosError('请传入url', AxiosError.ERR_BAD_REQUEST);
  if (!endpoint.method) throw new AxiosError('请传入method', AxiosError.ERR_BAD_REQUEST);
  if (endpoint.schema.params === undefined) return;
  const { issues } = v.safeParse(endpoint.schema.params, params);
  const [issue] = issues ?? [];
  if (issue !== undefined) {
    const path = (issue.path ?? []).map((step) => String(step.key)).join('.');
    throw new AxiosError(`${endpoint.path}: ${path}: ${issue.message}`, AxiosError.ERR_BAD_REQUEST);
  }
}

/** Makes the client of one server. It knows no screen, store or router: what they need is handed in. */
export function createClient({
  baseURL = '',
  cookies = documentCookies,
  timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
  csrf = { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN' },
  fetch: send = globalThis.fetch.bind(globalThis),
  onFailure,
  onDrift,
  onClock,
}: ClientOptions = {}): Client {
  const http = axios.create({
    baseURL,
    adapter: 'fetch',
    env: { fetch: send, Request: globalThis.Request },
    // Commands may be GETs: one answered from the browser's cache, or sent on by a redirect, would not be sent once.
    fetchOptions: { cache: 'no-store', redirect: 'error' },
    responseType: 'text',
    validateStatus: (status) => (status >= 200 && status < 300) || (status >= 400 && status < 500),
    // The headers below say it all; axios would read the cookie a second time.
    withXSRFToken: false,
    redact: ['openToken', csrf.header],
  });
  const reported = new Set<string>();

  const headers = () => ({
    Language: cookies.get('lan') || 'en_US',
    openToken: cookies.get('openToken') ?? '',
    'Build-CU': 'web',
    timezone: timeZone,
    'Content-Type': 'application/x-www-form-urlencoded',
    [csrf.header]: cookies.get(csrf.cookie) ?? '',
  });

  async function call<Params, Data>(
    endpoint: Endpoint<'query' | 'command', Params, Data>,
    params: Params,
    { signal }: { signal?: AbortSignal } = {},
  ): Promise<Data> {
    checkRequest(endpoint, params);
    const encoded = formEncode(params);
    const sentAt = Date.now();
    const response = await http.request<string>({
      url: endpoint.path,
      method: endpoint.method,
      timeout: endpoint.timeout,
      headers: headers(),
      ...(endpoint.method === 'GET' ? { params: encoded } : { data: encoded }),
      ...(signal === undefined ? {} : { signal }),
    });
    const server = Date.parse(String(response.headers['date']));
    if (!Number.isNaN(server)) tell(onClock, { server, sentAt, receivedAt: Date.now() });
    const envelope = readEnvelope(parseJson(response.data));
    if (envelope === null || (envelope.code === '0' && response.status >= 400))
      throw unreadableAnswer(response);
    if (envelope.code !== '0') {
      const refusal = new Refusal(envelope, endpoint, params);
      tell(onFailure, refusal);
      throw refusal;
    }
    const { data, drifts } = inspect(endpoint, envelope.data);
    for (const drift of drifts) {
      const place = `${endpoint.path} ${drift.path}`;
      if (!reported.has(place)) tell(onDrift, drift);
      reported.add(place);
    }
    const { data: promised } = endpoint.schema;
    if (promised === undefined) return data as Data;
    const answer = data === null && allowsEmpty(promised) ? {} : data;
    // What meets its contract has its shape.
    if (drifts.length > 0 && !hasShape(promised, answer)) throw unreadableAnswer(response);
    const mismatch = mismatchIn(endpoint, params, answer);
    if (mismatch !== undefined) throw new AnswerMismatch(endpoint, mismatch);
    return answer as Data;
  }

  return { call };
}

/** Before the caller hears of it, but apart from it: a listener that throws must not change what became of a call. */
function tell<Message>(listener: ((message: Message) => void) | undefined, message: Message): void {
  if (listener !== undefined) queueMicrotask(() => listener(message));
}

function unreadableAnswer(response: AxiosResponse): AxiosError {
  const code = response.status >= 400 ? AxiosError.ERR_BAD_REQUEST : AxiosError.ERR_BAD_RESPONSE;
  return new AxiosError('The answer cannot be read', code, response.config, response.request, response);
}

function parseJson(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

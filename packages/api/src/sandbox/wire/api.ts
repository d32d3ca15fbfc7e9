import type { Envelope } from '../../core/envelope.ts';
import type { World } from '../world/world.ts';
import { dripping, dropped, html, json, type Answer, type WholeAnswer } from './answer.ts';
import { createDrill, type Drill } from './drill.ts';
import { createFaults, type Fault, type Faults } from './faults.ts';
import { lineOf } from './line-of.ts';
import { languageOf, messageOf } from './messages.ts';
import { createRequestLog, type RequestLog } from './request-log.ts';
import { serveCall, sessionOf, type ApiRequest } from './serve-call.ts';
import type { Sessions } from './sessions.ts';

/** The part of the server under /api. */
export interface Api {
  readonly faults: Faults;
  readonly requests: RequestLog;
  readonly drill: Drill;
  answer(request: Request, url: URL, body?: string): Promise<Answer>;
  reset(): void;
}

async function read(request: Request, url: URL, given?: string): Promise<ApiRequest> {
  const body = given ?? (await request.text());
  const isGet = request.method === 'GET';
  return {
    method: request.method,
    path: url.pathname,
    form: isGet ? url.searchParams : new URLSearchParams(body),
    misplaced: (isGet ? body : url.search) !== '',
    headers: request.headers,
  };
}

/** Waits, or for ever where no time is given, unless the asker goes away. */
function wait(request: Request, ms?: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const gone = () => reject(request.signal.reason);
    if (request.signal.aborted) gone();
    else request.signal.addEventListener('abort', gone, { once: true });
    if (ms !== undefined) setTimeout(resolve, ms);
  });
}

function isTaken(fault: Fault): boolean {
  const isLostBefore = fault.timeoutBefore === true || fault.code !== undefined;
  const isBroken = fault.drop === true || fault.status !== undefined;
  return !isLostBefore && (!isBroken || fault.taken === true);
}

/** The answer as a fault leaves it. */
function spoil(fault: Fault, envelope: Envelope): WholeAnswer {
  const answer = json(envelope);
  if (fault.drop) return dropped;
  if (fault.status !== undefined) return html('<h1>It broke</h1>', { status: fault.status });
  if (fault.emptyBody) return { ...answer, body: '' };
  if (fault.html) return html('<!doctype html><title>Hello</title>');
  if (fault.malformed) return { ...answer, body: answer.body.slice(0, -2) };
  if (fault.emptyObject) return json({ ...envelope, data: '{}' });
  return answer;
}

/** The answer with the date of its world. */
const dated = (answer: WholeAnswer, now: number): WholeAnswer => ({
  ...answer,
  headers: [...answer.headers, ['Date', new Date(now).toUTCString()]],
});

/** Makes the part of the server under /api. */
export function createApi(world: () => World, sessions: Sessions, latency: number): Api {
  const faults = createFaults();
  const requests = createRequestLog();
  const drill = createDrill();

  async function answer(request: Request, url: URL, body?: string): Promise<Answer> {
    const asked = await read(request, url, body);
    const call = lineOf(asked);
    const name = call && `${call.domain}.${call.name}`;
    const fault = (name === undefined ? undefined : faults.take(name)) ?? {};
    const noting = requests.note({
      at: world().clock.now(),
      method: asked.method,
      path: asked.path,
      form: asked.form,
      uid: sessionOf(sessions, asked.headers)?.uid ?? null,
      secrets: [asked.headers.get('openToken'), asked.headers.get('X-XSRF-TOKEN')],
    });
    try {
      const delay = latency + (fault.latency ?? 0);
      if (delay > 0) await wait(request, delay);
      let envelope: Envelope = { code: '', msg: '', data: '{}' };
      if (isTaken(fault)) {
        envelope = serveCall(call, asked, world(), sessions);
        noting.decide(envelope.code);
        const told = drill.alter(name, envelope.data, { form: asked.form, world: world() });
        envelope = { ...envelope, data: told };
      } else if (fault.code !== undefined) {
        const msg = messageOf(fault.code, languageOf(asked.headers));
        envelope = { code: fault.code, msg, data: '{}' };
        noting.decide(fault.code);
      }
      if (fault.timeoutBefore || fault.timeoutAfter) await wait(request);
      const spoilt = dated(spoil(fault, envelope), world().clock.now());
      noting.send(spoilt);
      return fault.drip === undefined ? spoilt : dripping(spoilt, fault.drip);
    } finally {
      noting.end();
    }
  }

  return {
    faults,
    requests,
    drill,
    answer,
    reset() {
      faults.clear();
      drill.clear();
      requests.clear();
    },
  };
}

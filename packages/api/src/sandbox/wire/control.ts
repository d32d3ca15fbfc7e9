import * as v from 'valibot';
import { calls } from '../../contract.ts';
import type { CallName } from '../resolvers.ts';
import type { Sandbox } from '../sandbox.ts';
import { json, type Answer } from './answer.ts';
import type { LoggedRequest } from './api.ts';
import type { Sessions } from './sessions.ts';

/** What the control calls work on. */
export interface Controlled {
  sandbox: Sandbox;
  sessions: Sessions;
  requests: readonly LoggedRequest[];
}

const Someone = v.strictObject({ uid: v.number() });

const ClockChange = v.strictObject({
  freeze: v.optional(v.boolean()),
  step: v.optional(v.pipe(v.number(), v.minValue(0))),
  speed: v.optional(v.pipe(v.number(), v.minValue(0))),
});

const callNames = calls.map((call) => `${call.domain}.${call.name}`);
const yes = v.optional(v.boolean());

const FaultChange = v.strictObject({
  call: v.custom<CallName | 'all'>((name) => name === 'all' || callNames.includes(String(name))),
  clear: yes,
  latency: v.optional(v.number()),
  times: v.optional(v.number()),
  timeoutBefore: yes,
  timeoutAfter: yes,
  drop: yes,
  status: v.optional(v.pipe(v.number(), v.minValue(400), v.maxValue(599))),
  taken: yes,
  code: v.optional(v.string()),
  emptyBody: yes,
  html: yes,
  malformed: yes,
  emptyObject: yes,
});

class BadControl extends Error {}

async function bodyOf<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const body: unknown = await request.json().catch(() => undefined);
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new BadControl(`${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
}

function cookie(name: string, value: string): [string, string] {
  const end = value === '' ? '; Max-Age=0' : '';
  return ['Set-Cookie', `${name}=${value}; Path=/; SameSite=Lax${end}`];
}

function cookieOf(request: Request, name: string): string {
  const pairs = (request.headers.get('Cookie') ?? '').split('; ');
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}

function clockState({ clock }: Sandbox) {
  return { now: clock.now(), frozen: clock.frozen, speed: clock.factor };
}

type Handler = (request: Request, controlled: Controlled) => Answer | Promise<Answer>;

const handlers: Record<string, Handler> = {
  'GET /sandbox/people': (_, { sandbox }) =>
    json(
      sandbox.world.people.map(({ uid, nickname, role, avatar_letter, note }) => ({
        uid,
        nickname,
        role,
        avatar_letter,
        note,
      })),
    ),

  async 'POST /sandbox/sign-in'(request, { sandbox }) {
    const { uid } = await bodyOf(request, Someone);
    const person = sandbox.world.people.find((row) => row.uid === uid);
    if (person === undefined) throw new BadControl(`uid: there is no person ${uid}`);
    const session = sandbox.signInAs(uid);
    const headers = [
      cookie('openToken', session.openToken),
      cookie('sso_session', session.sso),
      cookie('XSRF-TOKEN', session.csrf),
    ];
    return json({ uid, nickname: person.nickname }, { headers });
  },

  'POST /sandbox/sign-out'(request, { sessions }) {
    sessions.close(request.headers.get('openToken') ?? '');
    sessions.close(cookieOf(request, 'openToken'));
    const headers = ['openToken', 'sso_session', 'XSRF-TOKEN'].map((name) => cookie(name, ''));
    return json({}, { headers });
  },

  async 'POST /sandbox/expire'(request, { sessions }) {
    sessions.expire((await bodyOf(request, Someone)).uid);
    return json({});
  },

  'GET /sandbox/clock': (_, { sandbox }) => json(clockState(sandbox)),

  async 'POST /sandbox/clock'(request, { sandbox }) {
    const { freeze, step, speed } = await bodyOf(request, ClockChange);
    if (freeze === true) sandbox.clock.freeze();
    if (freeze === false && sandbox.clock.frozen) sandbox.clock.speed(1);
    if (speed !== undefined) sandbox.clock.speed(speed);
    if (step !== undefined) sandbox.clock.step(step);
    return json(clockState(sandbox));
  },

  async 'POST /sandbox/faults'(request, { sandbox }) {
    const { call, clear, ...fault } = await bodyOf(request, FaultChange);
    if (clear !== true) sandbox.faults.set(call, fault);
    else if (call === 'all') sandbox.faults.clear();
    else sandbox.faults.clear(call);
    return json({});
  },

  'GET /sandbox/requests': (_, { requests }) => json(requests),

  'POST /sandbox/reset'(_, { sandbox }) {
    sandbox.reset();
    return json({});
  },
};

/** Answers the control calls, which are JSON and no part of the contract; undefined for other paths. */
export async function control(
  request: Request,
  url: URL,
  controlled: Controlled,
): Promise<Answer | undefined> {
  const handler = handlers[`${request.method} ${url.pathname}`];
  if (handler === undefined) return undefined;
  try {
    return await handler(request, controlled);
  } catch (error) {
    if (!(error instanceof BadControl)) throw error;
    return json({ error: error.message }, { status: 400 });
  }
}

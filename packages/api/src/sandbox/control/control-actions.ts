import * as v from 'valibot';
import { actOnPhone, type PhoneAct } from '../domains/signing/sign-codes.ts';
import { actOnWaiting } from '../phone/phone-todo.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Answer } from '../wire/answer.ts';
import type { PersonRow } from '../world/people.seed.ts';
import type { Said } from './control-words.ts';
import type { Controlled } from './controlled.ts';
import { FaultChange, faultOf } from './fault-kinds.ts';
import { figure, InvalidInput, understood, yesNo } from './control-input.ts';
import { lieNames, lies } from './lies.ts';
import { placeAfterSignIn } from './sign-in-page.ts';

/** What an action led to. */
interface ActionResult {
  said: Said;
  value: unknown;
  /** Where a page goes on to. @default its own */
  to?: string;
  /** The page of the sandbox that its form stands on. @default the first */
  page?: string;
  headers?: Answer['headers'];
}

/** Where lies are told. */
export const drillPath = '/sandbox/drill';

type ControlAction = (input: unknown, controlled: Controlled, request: Request) => ActionResult;

function action<Schema extends v.GenericSchema>(
  schema: Schema,
  run: (input: v.InferOutput<Schema>, controlled: Controlled, request: Request) => ActionResult,
): ControlAction {
  return (input, controlled, request) => run(understood(schema, input), controlled, request);
}

const uid = v.pipe(figure, v.integer());
const acts = ['scan', 'confirm', 'refuse'] as const satisfies PhoneAct[];

function cookie(name: string, value: string): [string, string] {
  const end = value === '' ? '; Max-Age=0' : '';
  return ['Set-Cookie', `${name}=${value}; Path=/; SameSite=Lax${end}`];
}

/** The value of a cookie; empty where there is none. */
export function cookieOf(request: Request, name: string): string {
  const pairs = (request.headers.get('Cookie') ?? '').split('; ');
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}

/** What the clock says, and how it goes. */
export function clockState({ clock }: Sandbox) {
  return { now: clock.now(), frozen: clock.frozen, speed: clock.factor };
}

function someone({ sandbox }: Controlled, uid: number): PersonRow {
  const person = sandbox.world.people.find((row) => row.uid === uid);
  if (person === undefined)
    throw new InvalidInput('uid', [`there is no person ${uid}`, `没有编号为 ${uid} 的人员`]);
  return person;
}

/** What changes the sandbox from outside of the contract, by the last part of its path. */
export const controlActions: Readonly<Record<string, ControlAction>> = {
  'sign-in': action(
    v.strictObject({ uid, expired: v.optional(yesNo), to: v.optional(v.string()) }),
    ({ uid, expired, to }, controlled, request) => {
      const { nickname } = someone(controlled, uid);
      const session = controlled.sandbox.signInAs(uid);
      if (expired === true) controlled.sessions.close(session.openToken);
      return {
        said: expired === true ? 'signedInExpired' : 'signedIn',
        value: { uid, nickname },
        ...(to === undefined ? {} : { to: placeAfterSignIn(request, to) }),
        headers: [
          cookie('openToken', session.openToken),
          cookie('sso_session', session.sso),
          cookie('XSRF-TOKEN', session.csrf),
        ],
      };
    },
  ),

  'sign-out': action(v.unknown(), (_, { sessions }, request) => {
    sessions.close(request.headers.get('openToken') ?? '');
    sessions.close(cookieOf(request, 'openToken'));
    const headers = ['openToken', 'sso_session', 'XSRF-TOKEN'].map((name) => cookie(name, ''));
    return { said: 'signedOut', value: {}, headers };
  }),

  expire: action(v.strictObject({ uid }), ({ uid }, { sessions }) => {
    sessions.expire(uid);
    return { said: 'ended', value: {} };
  }),

  code: action(v.strictObject({ qrc: v.string(), act: v.picklist(acts) }), ({ qrc, act }, { sandbox }) => {
    const code = actOnPhone(sandbox.world, qrc, act);
    if (code === undefined) throw new InvalidInput('qrc', ['code not found', '二维码不存在']);
    return { said: 'phoneActed', value: { status: code.status } };
  }),

  waiting: action(
    v.strictObject({
      uid,
      kind: v.picklist(['order', 'item']),
      id: figure,
      act: v.picklist(['approve', 'refuse']),
    }),
    ({ uid, kind, id, act }, controlled) => {
      const person = someone(controlled, uid);
      const isDone = actOnWaiting(controlled.sandbox.world, person.uid, kind, id, act);
      if (!isDone)
        throw new InvalidInput('id', [`${kind} ${id} is not pending for ${uid}`, '该事项已不在等待此人处理']);
      return { said: 'decided', value: {} };
    },
  ),

  clock: action(
    v.strictObject({
      freeze: v.optional(yesNo),
      step: v.optional(figure),
      /** What `step` counts, in milliseconds. */
      unit: v.optional(figure),
      speed: v.optional(figure),
    }),
    ({ freeze, step, unit = 1, speed }, { sandbox }) => {
      if (freeze === true) sandbox.clock.freeze();
      if (freeze === false && sandbox.clock.frozen) sandbox.clock.speed(1);
      if (speed !== undefined) sandbox.clock.speed(speed);
      if (step !== undefined) sandbox.clock.step(Math.round(step * unit));
      return { said: 'clockChanged', value: clockState(sandbox) };
    },
  ),

  faults: action(FaultChange, (input, { sandbox }) => {
    if (input.clear !== true) {
      sandbox.faults.set(input.call, faultOf(input));
      return { said: 'faultSet', value: {} };
    }
    if (input.call === 'all' && input.only !== true) sandbox.faults.clear();
    else sandbox.faults.clear(input.call);
    return { said: 'faultCleared', value: {} };
  }),

  drill: action(v.strictObject({ lie: v.optional(v.picklist(lieNames)) }), ({ lie }, { drill }) => {
    if (lie === undefined) drill.stop();
    else drill.tell(lie, lies[lie].fields);
    return {
      said: lie === undefined ? 'truthTold' : 'lieTold',
      value: drill.telling ?? {},
      page: drillPath,
    };
  }),

  reset: action(v.unknown(), (_, { sandbox }) => {
    sandbox.reset();
    return { said: 'reset', value: {} };
  }),
};

import { AnswerMismatch, NotSent, Refusal, type Command, type Endpoint } from '@mpc/api';
import { keyOf } from '@mpc/api/queries';
import { Drawer } from '@mpc/ui';
import { defaultScheduler, hashKey, notifyManager } from '@tanstack/react-query';
import { act, fireEvent } from '@testing-library/react';
import { Component, useLayoutEffect, type ReactNode } from 'react';
import { onTestFinished, vi } from 'vitest';
import { client } from '#shared/api/api.ts';
import { compare } from '#shared/money/decimal.ts';
import { mismatchIn } from '../../../../api/src/core/echoes.ts';
import { hasShape } from '../../../../api/src/core/shape.ts';
import { fieldsOf, liesAbout, textsIn, type Lie, type Told } from './lies.ts';
import { stage, type Staging } from './stage.tsx';

/** What a screen makes of its answers, as a person uses it who always wants the same. */
export interface Offer<Decided> {
  /** What the last button would send; null while, or because, it cannot be pressed. */
  decided: Decided | null;
  /** The page with the last button, about something decided a moment ago. */
  page: (decided: Decided) => ReactNode;
}

/** A request as it leaves. */
export interface Posted {
  call: Endpoint;
  params: unknown;
}

/** What a call is asked for. */
export const posting = <Params,>(call: Command<Params, unknown>, params: Params): Posted => ({ call, params });

/** Requests as text. Their numbers are made anew for every summary. */
const spelt = (posts: Posted | readonly Posted[]): string =>
  JSON.stringify(
    [posts].flat().map(({ call, params }) => [call.path, params]),
    (name, value: unknown) => (name === 'request_id' ? 'a number of its own' : value),
  );

/** What a payment may cost less than was shown, and never more. */
const fees = ['fee', 'gas_price', 'gas_limit', 'fee_rate', 'size'];

/** Requests with every fee that has fallen as it was: for a person to lose by, it has to rise. */
const withFeesOf = (posts: readonly Posted[], shown: readonly Posted[]): Posted[] =>
  posts.map(({ call, params }, at) => {
    if (typeof params !== 'object' || params === null) return { call, params };
    const before = (shown[at]?.params ?? {}) as Record<string, unknown>;
    const fallen = Object.entries(params).map(([name, value]) =>
      fees.includes(name) && compare(String(value), String(before[name])) === -1 ? [name, before[name]] : [name, value],
    );
    return { call, params: Object.fromEntries(fallen) as unknown };
  });

/** Whether a request fits the contract: the client sends no other. */
async function leaves({ call, params }: Posted): Promise<boolean> {
  const schema = call.schema?.params;
  return schema === undefined || (await schema['~standard'].validate(params)).issues === undefined;
}

/** A command, and how a person comes to it. */
export interface Decision<Decided> extends Staging {
  name: string;
  /** Reads by the hooks of its screen, and chooses by what is shown there. */
  useOffer: () => Offer<Decided>;
  /** What is posted for what was decided. */
  posts: (decided: Decided) => Posted | readonly Posted[];
  /**
   * Of what the server does by its number, what it would do: once that is otherwise, nothing may be posted. Absent where
   * all of it is posted.
   */
  about?: (decided: Decided) => unknown;
  /** The last button. */
  button: string | RegExp;
}

interface Answer {
  endpoint: Endpoint;
  params: unknown;
  data: unknown;
}

/** Texts that are worked out of what is posted: whoever sees them the first time has nothing to compare them with. */
const fingerprint = /[0-9a-f]{4}( [0-9a-f]{4}){3} · v\d+/g;

/** Everything a person has before their eyes, or is read: also what fields hold, and what is said of a button that is off. */
function shown(): string {
  const said = [...document.querySelectorAll('[aria-label], [title], [alt], input, textarea')].map((one) =>
    ['aria-label', 'title', 'alt', 'aria-disabled'].map((name) => one.getAttribute(name)).concat(
      one instanceof HTMLInputElement ? `${one.value} ${one.checked}` : '',
    ),
  );
  return `${document.body.textContent}${JSON.stringify(said)}`.replaceAll(fingerprint, '');
}

/** The answer to a question that was never asked, from a liar who agrees with the question. */
function agreeing(answer: Answer, params: unknown): unknown {
  const asked = (params ?? {}) as Record<string, unknown>;
  const set = (data: unknown, [step, ...rest]: string[], value: unknown): unknown => {
    if (step === undefined) return value;
    if (data === null) return null;
    if (step === '*') return Array.isArray(data) ? data.map((row) => set(row, rest, value)) : data;
    return { ...(data as object), [step]: set((data as Record<string, unknown>)[step], rest, value) };
  };
  return Object.entries(answer.endpoint.echoes)
    .filter(([name]) => asked[name] !== undefined && !Array.isArray(asked[name]))
    .reduce(
      (data, [name, paths]) =>
        [paths ?? []].flat().reduce((now, path) => set(now, path.split('.'), asked[name]), data),
      answer.data,
    );
}

/** What a liar answers to a question that was never asked: what was answered to the one that is most like it. */
function invented(endpoint: Endpoint, params: unknown, told: ReadonlyMap<string, Answer>): Answer {
  const alike = (one: Answer) =>
    Object.entries(params ?? {}).filter(
      ([name, value]) => JSON.stringify(value) === JSON.stringify((one.params as typeof params & Record<string, unknown>)[name]),
    ).length;
  const [most] = [...told.values()].filter((one) => one.endpoint === endpoint).toSorted((a, b) => alike(b) - alike(a));
  if (most === undefined) throw new AnswerMismatch(endpoint, 'id');
  return { endpoint, params, data: agreeing(most, params) };
}

/** The same data, which tells what of it is read: what nobody reads changes nothing, whatever it says. */
function watched(data: unknown, onRead: (path: string) => void, path = ''): unknown {
  if (typeof data !== 'object' || data === null) return data;
  const parts = new Map<PropertyKey, unknown>();
  return new Proxy(data, {
    get: (from, name) => {
      const value: unknown = Reflect.get(from, name);
      if (typeof name === 'symbol' || !Object.hasOwn(from, name)) {
        onRead(path);
        return value;
      }
      const at = path === '' ? name : `${path}.${name}`;
      onRead(Array.isArray(from) && name === 'length' ? path : at);
      if (!parts.has(name)) parts.set(name, watched(value, onRead, at));
      return parts.get(name);
    },
  });
}

/** Puts a liar between the console and its server: `told` is what it answers, and nothing it is asked to do happens. */
function hireLiar() {
  const told = new Map<string, Answer>();
  const watching = new Map<string, unknown>();
  /** By question, the fields of its answer that anything reads. */
  const reads = new Map<string, Set<string>>();
  const posted: Posted[] = [];
  const honest = client.call;
  const call = async (endpoint: Endpoint, params: unknown, options?: { signal?: AbortSignal }) => {
    if (endpoint.kind === 'command') {
      if (!(await leaves({ call: endpoint, params }))) throw new NotSent(`${endpoint.path} does not fit its contract`);
      posted.push({ call: endpoint, params });
      throw new Refusal({ code: '100011', msg: 'No', data: null }, endpoint, params);
    }
    const hash = hashKey(keyOf(endpoint, params));
    const known = told.get(hash);
    if (!isLying && watching.has(hash)) return watching.get(hash);
    if (!isLying) {
      const data: unknown = await honest(endpoint, params, options);
      const fields = new Set<string>();
      told.set(hash, { endpoint, params, data });
      reads.set(hash, fields);
      watching.set(hash, watched(data, (field) => fields.add(field)));
      return watching.get(hash);
    }
    const { data } = known ?? invented(endpoint, params, told);
    if (!isAnswer({ endpoint, params, data })) throw new AnswerMismatch(endpoint, 'id');
    return data;
  };
  let isLying = false;
  vi.spyOn(client, 'call').mockImplementation(call as typeof honest);
  return { told, reads, posted, begin: () => (isLying = true) };
}

/** Whether the client would take it for an answer to this question. */
const isAnswer = ({ endpoint, params, data }: Answer): boolean =>
  (endpoint.schema.data === undefined || hasShape(endpoint.schema.data, data)) &&
  mismatchIn(endpoint, params, data) === undefined;

/** What waits a moment on purpose, for a hand that is still, is over at once. */
function skipMoments(): void {
  const later = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms = 0, ...rest: []) =>
    later(run, ms >= 100 && ms <= 1000 ? 0 : ms, ...rest)) as typeof setTimeout);
}

/** What a lie breaks, a person is told so instead: nothing can be pressed there. */
class Unbroken extends Component<{ onBroken: () => void; children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError = () => ({ isBroken: true });
  override componentDidCatch() {
    this.props.onBroken();
  }
  override render() {
    return this.state.isBroken ? 'Something broke' : this.props.children;
  }
}

interface TrialProps<Decided> {
  command: Decision<Decided>;
  /** Which page is shown: none, that of what is decided now, or that of what was. */
  page: 'none' | 'now' | { of: Decided };
  onOffer: (offer: Offer<Decided>) => void;
}

function Trial<Decided>({ command: { name, useOffer }, page, onOffer }: TrialProps<Decided>) {
  const offer = useOffer();
  useLayoutEffect(() => {
    onOffer(offer);
  });
  if (page === 'none') return null;
  const of = page === 'now' ? offer.decided : page.of;
  return of === null ? null : (
    <Drawer open title={name} onClose={() => {}}>
      {offer.page(of)}
    </Drawer>
  );
}

/** Mounts a command, and gives what tells lies to it and looks what becomes of them. */
async function put<Decided>(command: Decision<Decided>) {
  const { told, reads, posted, begin } = hireLiar();
  skipMoments();
  notifyManager.setScheduler(queueMicrotask);
  onTestFinished(() => notifyManager.setScheduler(defaultScheduler));

  let offer: Offer<Decided> | null = null;
  let mounts = 0;
  let isBroken = false;
  const trial = (page: TrialProps<Decided>['page']) => (
    <Unbroken
      key={mounts}
      onBroken={() => {
        offer = null;
        isBroken = true;
      }}
    >
      <Trial command={command} page={page} onOffer={(now) => (offer = now)} />
    </Unbroken>
  );
  const { rerender, queryClient } = await stage(trial('none'), command);
  const settle = async () => {
    const until = performance.now() + 8000;
    do await act(() => new Promise((resolve) => void setTimeout(resolve)));
    while (queryClient.isFetching() > 0 && performance.now() < until);
  };
  const decided = () => offer?.decided ?? null;
  /** Turns to a page, and waits until it has come to its last button, or to saying why there is none. */
  const turnTo = async (page: TrialProps<Decided>['page']) => {
    rerender(trial(page));
    await settle();
    for (let turn = 0; page !== 'none' && turn < 40 && buttonCalled(command.button) === undefined; turn += 1) await settle();
  };
  /** Lets the answer to a question be another one from now on. */
  const answer = async (hash: string, data: unknown) => {
    const known = told.get(hash);
    if (known === undefined) throw new Error(`Nobody asked ${hash}`);
    told.set(hash, { ...known, data });
    await act(async () => {
      if (queryClient.getQueryCache().get(hash) === undefined) await queryClient.invalidateQueries();
      else queryClient.setQueryData(keyOf(known.endpoint, known.params), data);
    });
    if (isBroken) {
      isBroken = false;
      mounts += 1;
      rerender(trial('none'));
      await settle();
    }
    if (queryClient.isFetching() > 0) await settle();
  };
  return { told, reads, posted, begin, settle, decided, turnTo, answer };
}

/** How much a row of a list has to do with what was decided: the texts they share. */
function sharing(decided: unknown): (row: unknown) => number {
  const texts = [...textsIn([decided]).values()].flat().map((text) => JSON.stringify(text));
  return (row) => {
    const said = JSON.stringify(row);
    return texts.filter((text) => said.includes(text)).length;
  };
}

/**
 * Lets a server lie about every field of every answer that a command is decided by, one at a time, and looks what would be
 * posted: something else than without the lie has to be shown differently, or cannot be pressed. What would be, is told
 * once more after it was decided: then nothing but what is shown may be posted.
 */
export async function lieAbout<Decided>(command: Decision<Decided>): Promise<Told> {
  const { told, reads, posted, begin, settle, decided, turnTo, answer } = await put(command);
  const { posts, about = () => null, button } = command;
  await vi.waitFor(async () => {
    await settle();
    if (decided() === null) throw new Error(`${command.name}: nothing can be pressed, without any lie`);
  }, 10_000);
  await turnTo('now');
  const looked = decided();
  if (looked === null) throw new Error(`${command.name}: nothing is decided any more`);
  const before = shown();
  const expected = [posts(looked)].flat().length;
  const [what, would] = [JSON.stringify(about(looked)), spelt(posts(looked))];
  await turnTo('none');
  begin();

  // As it was read until now: telling lies reads too.
  const answers = [...told].map(([hash, known]) => ({ hash, known, read: new Set(reads.get(hash)) }));
  const texts = textsIn(answers.map(({ known }) => known.data));
  const found: Told = { fields: 0, lies: 0, seen: 0, stopped: 0, harmless: 0, silent: [] };
  const told2: [hash: string, lie: Lie][] = [];
  const say = ({ endpoint }: Answer, { field, value }: Lie, becomes: string) =>
    found.silent.push(`${endpoint.domain}.${endpoint.name} ${field} = ${JSON.stringify(value)}: ${becomes}`);

  for (const { hash, known, read } of answers) {
    const lies = liesAbout(known.data, { concerns: sharing(looked), texts });
    found.fields += fieldsOf(lies).length;
    found.lies += lies.length;
    for (const lie of lies) {
      if (!read.has(lie.field)) {
        found.harmless += 1;
        continue;
      }
      if (!isAnswer({ ...known, data: lie.data })) {
        found.stopped += 1;
        continue;
      }
      await answer(hash, lie.data);
      const now = decided();
      if (now === null) found.stopped += 1;
      else if (JSON.stringify(about(now)) !== what) told2.push([hash, lie]);
      else if (spelt(posts(now)) === would) found.harmless += 1;
      else if (!(await Promise.all([posts(now)].flat().map(leaves))).every(Boolean)) found.stopped += 1;
      else {
        told2.push([hash, lie]);
        await turnTo('now');
        if (shown() === before) say(known, lie, spelt(posts(now)));
        else found.seen += 1;
        await turnTo('none');
      }
    }
    await answer(hash, known.data);
  }
  await settle();
  await turnTo({ of: looked });
  posted.length = 0;
  await press(button, { posted, expected, settle });
  if (spelt(posted) !== would)
    throw new Error(`${command.name}: the truth posts ${spelt(posted)}, not ${would}`);
  await turnTo('none');

  const stays = command.about === undefined ? expected : 0;
  for (const [hash, lie] of told2) {
    const known = told.get(hash);
    if (known === undefined) continue;
    await turnTo({ of: looked });
    await answer(hash, lie.data);
    posted.length = 0;
    await press(button, { posted, expected: stays, settle });
    if (posted.length === 0) found.stopped += command.about === undefined ? 0 : 1;
    // Several are sent one after the other: it may stop between them.
    const due = [posts(looked)].flat().slice(0, posted.length);
    if (posted.length > 0 && (command.about !== undefined || spelt(withFeesOf(posted, due)) !== spelt(due)))
      say(known, lie, `once decided, ${spelt(posted)}`);
    await turnTo('none');
    await answer(hash, known.data);
    await settle();
  }
  return found;
}

/** The button of a name that is in force now: the last there is. */
const buttonCalled = (name: string | RegExp): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].findLast(({ textContent }) =>
    typeof name === 'string' ? textContent === name : name.test(textContent),
  );

/** So many turns of the event loop are given to what reads and writes before it answers. */
const turns = 150;

/** Presses the last button, where it can be pressed, and waits for what is posted. */
async function press(
  name: string | RegExp,
  { posted, expected, settle }: { posted: readonly Posted[]; expected: number; settle: () => Promise<void> },
): Promise<void> {
  const pressable = () => {
    const button = buttonCalled(name);
    return button?.getAttribute('aria-disabled') === 'true' || button?.ariaBusy === 'true' ? undefined : button;
  };
  await settle();
  for (let turn = 0; turn < 20 && pressable() === undefined; turn += 1) await settle();
  const button = pressable();
  if (button === undefined) return;
  fireEvent.click(button);
  for (let turn = 0; turn < (expected === 0 ? 20 : turns) && posted.length < Math.max(1, expected); turn += 1) await settle();
}

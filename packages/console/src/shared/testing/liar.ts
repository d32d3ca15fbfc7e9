import { AnswerMismatch, NotSent, Refusal, type Client, type Endpoint } from '@mpc/api';
import { keyOf } from '@mpc/api/queries';
import { hashKey } from '@tanstack/react-query';
import { vi } from 'vitest';
import { client } from '#shared/api/api.ts';
import { mismatchIn } from '../../../../api/src/core/echoes.ts';
import { hasShape } from '../../../../api/src/core/shape.ts';
import { canLeave, type Posted } from './posted.ts';

/** What was asked, and what is answered to it. */
export interface Answer {
  endpoint: Endpoint;
  params: unknown;
  data: unknown;
}

/** Whether the client would take it for an answer to this question. */
export const isAnswer = ({ endpoint, params, data }: Answer): boolean =>
  (endpoint.schema.data === undefined || hasShape(endpoint.schema.data, data)) &&
  mismatchIn(endpoint, params, data) === undefined;

const fieldsIn = (params: unknown) => (params ?? {}) as Record<string, unknown>;

/** An answer that says again what is asked for, wherever the contract wants it to. */
function agreeing({ endpoint, data }: Answer, params: unknown): unknown {
  const asked = fieldsIn(params);
  const set = (part: unknown, [step, ...rest]: string[], value: unknown): unknown => {
    if (step === undefined) return value;
    if (part === null) return null;
    if (step === '*') return Array.isArray(part) ? part.map((row) => set(row, rest, value)) : part;
    return { ...(part as object), [step]: set(fieldsIn(part)[step], rest, value) };
  };
  return Object.entries(endpoint.echoes)
    .filter(([name]) => asked[name] !== undefined && !Array.isArray(asked[name]))
    .flatMap(([name, paths]) => [paths ?? []].flat().map((path) => ({ path, value: asked[name] })))
    .reduce((now, { path, value }) => set(now, path.split('.'), value), data);
}

/** What a liar answers to a question that was never asked: what was answered to the one that is most like it. */
function invented(endpoint: Endpoint, params: unknown, told: ReadonlyMap<string, Answer>): Answer {
  const alike = (one: Answer) =>
    Object.entries(fieldsIn(params)).filter(
      ([name, value]) => JSON.stringify(value) === JSON.stringify(fieldsIn(one.params)[name]),
    ).length;
  const [most] = [...told.values()]
    .filter((one) => one.endpoint === endpoint)
    .toSorted((a, b) => alike(b) - alike(a));
  if (most === undefined) throw new AnswerMismatch(endpoint, 'question');
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

/**
 * Puts a liar between the console and its server. Until it begins it passes on what is asked, and learns; from then on it
 * answers what it was told to. What it is asked to do is written down, and does not happen.
 */
export function hireLiar() {
  /** By question, what is answered. */
  const told = new Map<string, Answer>();
  /** By question, the fields of its answer that anything reads. */
  const reads = new Map<string, Set<string>>();
  const watching = new Map<string, unknown>();
  const posted: Posted[] = [];
  let isLying = false;
  const honest: Client = { call: client.call.bind(client) };

  const learn = async (hash: string, asked: Omit<Answer, 'data'>, options?: { signal?: AbortSignal }) => {
    if (!watching.has(hash)) {
      const data: unknown = await honest.call(asked.endpoint, asked.params, options);
      const fields = new Set<string>();
      told.set(hash, { ...asked, data });
      reads.set(hash, fields);
      watching.set(
        hash,
        watched(data, (field) => fields.add(field)),
      );
    }
    return watching.get(hash);
  };
  const call = async (endpoint: Endpoint, params: unknown, options?: { signal?: AbortSignal }) => {
    if (endpoint.kind === 'command') {
      const post = { call: endpoint, params };
      if (!canLeave([post])) throw new NotSent(`${endpoint.path} does not fit its contract`);
      posted.push(post);
      throw new Refusal({ code: '100011', msg: 'No', data: null }, endpoint, params);
    }
    const hash = hashKey(keyOf(endpoint, params));
    if (!isLying) return learn(hash, { endpoint, params }, options);
    const answer = told.get(hash) ?? invented(endpoint, params, told);
    if (!isAnswer(answer)) throw new AnswerMismatch(endpoint, 'question');
    return answer.data;
  };
  vi.spyOn(client, 'call').mockImplementation(call);
  return {
    told,
    reads,
    posted,
    begin: () => {
      isLying = true;
    },
  };
}

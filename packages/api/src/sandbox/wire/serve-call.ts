import * as v from 'valibot';
import { codes } from '../../core/codes.ts';
import type { Endpoint } from '../../core/endpoint.ts';
import { codesOf } from '../../core/failures.ts';
import type { Envelope } from '../../core/envelope.ts';
import { resolverByCall } from '../resolvers.ts';
import { personOf, walletsOf } from '../world/access.ts';
import type { PersonRow } from '../world/people.seed.ts';
import type { World } from '../world/world.ts';
import { decodeParams } from './decode.ts';
import { languageOf, messageOf } from './messages.ts';
import { BadField, reasonOf, Refused } from './refuse.ts';
import type { Held, Sessions } from './sessions.ts';

/** A request to /api, with its body read. */
export interface ApiRequest {
  method: string;
  path: string;
  /** The query string of GET, the body of POST; what stands in the other place is refused. */
  form: URLSearchParams;
  misplaced: boolean;
  headers: Headers;
}

const contentType = 'application/x-www-form-urlencoded';

/** Those that were asked about before: making a format takes longer than most answers. */
const timeZones = new Set<string>();

function isTimeZone(name: string): boolean {
  if (timeZones.has(name)) return true;
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    timeZones.add(name);
    return true;
  } catch {
    return false;
  }
}

function checkHeaders(headers: Headers): void {
  const require = (name: string, isRight: (value: string) => boolean) => {
    const value = headers.get(name);
    if (value === null || !isRight(value)) throw new BadField(name);
  };
  require('Language', (value) => value === 'en_US' || value === 'zh_CN');
  require('openToken', () => true);
  require('Build-CU', (value) => value === 'web');
  require('timezone', isTimeZone);
  require('Content-Type', (value) => value.split(';')[0]?.trim().toLowerCase() === contentType);
}

/** Who sent a request; undefined where nobody is signed in. */
export function sessionOf(sessions: Sessions, headers: Headers): Held | undefined {
  return sessions.find(headers.get('openToken') ?? '');
}

function checkAnswer(call: Endpoint, data: unknown): void {
  if (call.schema.data === undefined) return;
  const { issues } = v.safeParse(call.schema.data, data);
  const [issue] = issues ?? [];
  if (issue === undefined) return;
  const place = v.getDotPath(issue) ?? 'data';
  throw new Error(`The sandbox breaks the contract of ${call.path}: ${place}: ${issue.message}`);
}

/** Who asks where nobody has signed in. */
const nobody: PersonRow = { uid: 0, nickname: '', avatar_letter: '', account: '', role: 'none', note: '' };

function whoAsks(call: Endpoint, request: ApiRequest, world: World, sessions: Sessions) {
  if (call.isPublic) return { person: nobody, signedInAt: 0, csrf: '' };
  const session = sessionOf(sessions, request.headers);
  if (session === undefined) throw new Refused(codes.sessionExpired);
  const person = personOf(world, session.uid);
  if (walletsOf(world, person.uid).length === 0 && call.path !== '/api/openPlatform/wallet/userInfo')
    throw new Refused(codes.custodyNotOpened);
  return { person, signedInAt: session.signedInAt, csrf: session.csrf };
}

function resolve(call: Endpoint | undefined, request: ApiRequest, world: World, sessions: Sessions): unknown {
  if (call === undefined) throw new BadField(request.path);
  if (request.method !== call.method) throw new BadField(request.method);
  checkHeaders(request.headers);
  const { person, signedInAt, csrf } = whoAsks(call, request, world, sessions);
  const isForged = request.headers.get('X-XSRF-TOKEN') !== csrf;
  if (call.kind === 'command' && isForged) throw new BadField('csrf');
  if (request.misplaced) throw new BadField(call.method === 'GET' ? 'body' : 'query');
  const params = decodeParams(call, request.form);
  const resolver = resolverByCall.get(`${call.domain}.${call.name}`);
  if (resolver === undefined) throw new Error(`The sandbox does not answer ${call.path}`);
  const language = languageOf(request.headers);
  const data = resolver(params, { world, person, language, signedInAt });
  checkAnswer(call, data);
  return data;
}

/** Answers one call. A refusal is an answer; anything else thrown is the sandbox's own fault. */
export function serveCall(
  call: Endpoint | undefined,
  request: ApiRequest,
  world: World,
  sessions: Sessions,
): Envelope {
  // What has fallen due happens before anybody is answered.
  world.clock.now();
  try {
    const data = resolve(call, request, world, sessions);
    return { code: '0', msg: '', data: data ?? '{}' };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (call !== undefined && !codesOf(call).includes(error.code))
      throw new Error(`${call.path} answers ${error.code}, which its line does not list`, { cause: error });
    const language = languageOf(request.headers);
    const why = error instanceof BadField && error.fault ? reasonOf(error.fault, language) : '';
    const msg = `${messageOf(error.code, language, error.words)}${why}`;
    return { code: error.code, msg, data: error.data ?? '{}' };
  }
}

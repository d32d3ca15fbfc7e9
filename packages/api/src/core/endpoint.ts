import type { GenericSchema, InferOutput } from 'valibot';
import type { RefusalCode } from './codes.ts';
import type { DomainName } from './domain-name.ts';
import type { EchoPath } from './echoes.ts';

type Path = `/api/${string}`;
type Line = `${'GET' | 'POST'} ${Path}`;

interface Shape<Params extends GenericSchema, Data extends GenericSchema> {
  /** What the caller sends. Absent where the call takes nothing. */
  params?: Params;
  /** What `data` holds when the code is 0. Absent where the answer carries nothing. */
  data?: Data;
  /** The codes this call may answer besides those that any call may. */
  refusals?: readonly RefusalCode[];
  /** Where the answer names again what a parameter asked for. It must be the same wherever the parameter is given. */
  echoes?: Echoes<In<Params>>;
}

type Echoes<Params> = [Params] extends [void] ? never : { readonly [Name in keyof Params]?: EchoPath };

interface QueryShape<Params extends GenericSchema, Data extends GenericSchema> extends Shape<Params, Data> {
  data: Data;
  /** Whether it is answered before anyone has signed in. */
  isPublic?: boolean;
}

interface CommandShape<Params extends GenericSchema, Data extends GenericSchema> extends Shape<Params, Data> {
  /** Milliseconds, where the specification gives another limit than 10 seconds. */
  timeout?: number;
  /** Domains whose data this command changes besides its own. */
  refreshes?: readonly DomainName[];
}

/** One line of the specification: everything the client, the cache, the sandbox and the documents know of a call. */
export interface Endpoint<
  Kind extends 'query' | 'command' = 'query' | 'command',
  Params = unknown,
  Data = unknown,
> {
  readonly kind: Kind;
  /** The domain it was declared in, and its name there. */
  readonly domain: DomainName;
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** From the root of the server. */
  readonly path: Path;
  /** Milliseconds until an unanswered request is given up. */
  readonly timeout: number;
  readonly refreshes: readonly DomainName[];
  readonly refusals: readonly RefusalCode[];
  /** Where the answer names again what a parameter asked for. */
  readonly echoes: Readonly<Record<string, EchoPath | undefined>>;
  /** Whether it is answered without a session. */
  readonly isPublic: boolean;
  readonly schema: { readonly params: GenericSchema | undefined; readonly data: GenericSchema | undefined };
  /** Types only; never present when the program runs. */
  readonly '~types'?: { params: Params; data: Data };
}

/** A call that reads. It may be cached, repeated and canceled. */
export type Query<Params = unknown, Data = unknown> = Endpoint<'query', Params, Data>;

/** A call that changes something, whatever its verb. It is sent once, by a person, and never repeated by the program. */
export type Command<Params = unknown, Data = unknown> = Endpoint<'command', Params, Data>;

/** What the caller of a call sends: `void` where it takes nothing. */
export type ParamsOf<E extends Endpoint> = NonNullable<E['~types']>['params'];
/** What a call answers: `null` where its answer carries nothing. */
export type DataOf<E extends Endpoint> = NonNullable<E['~types']>['data'];

/** The limit the specification gives every call that names no other. */
export const defaultTimeout = 10_000;

type Unset = GenericSchema<undefined>;
type In<Schema extends GenericSchema> = Schema extends Unset ? void : InferOutput<Schema>;
type Out<Schema extends GenericSchema> = Schema extends Unset ? null : InferOutput<Schema>;

// Until `domain()` names it: a call that stands alone is none of the server's.
const unnamed = '' as DomainName;

function parse(line: Line) {
  const [method, path] = line.split(' ') as ['GET' | 'POST', Path];
  return { method, path };
}

/** Declares a reading call from its line in the specification. */
export function query<Data extends GenericSchema, Params extends GenericSchema = Unset>(
  line: Line,
  shape: QueryShape<Params, Data>,
): Query<In<Params>, Out<Data>> {
  return {
    kind: 'query',
    domain: unnamed,
    name: '',
    ...parse(line),
    timeout: defaultTimeout,
    refreshes: [],
    refusals: shape.refusals ?? [],
    echoes: shape.echoes ?? {},
    isPublic: shape.isPublic ?? false,
    schema: { params: shape.params, data: shape.data },
  };
}

/** Declares a changing call from its line in the specification. */
export function command<Params extends GenericSchema = Unset, Data extends GenericSchema = Unset>(
  line: Line,
  shape: CommandShape<Params, Data>,
): Command<In<Params>, Out<Data>> {
  return {
    kind: 'command',
    domain: unnamed,
    name: '',
    ...parse(line),
    timeout: shape.timeout ?? defaultTimeout,
    refreshes: shape.refreshes ?? [],
    refusals: shape.refusals ?? [],
    echoes: shape.echoes ?? {},
    isPublic: false,
    schema: { params: shape.params, data: shape.data },
  };
}

/** Names a group of calls. The name is the first part of their cache keys and what a command refreshes by default. */
export function domain<Calls extends Record<string, Endpoint>>(name: DomainName, calls: Calls): Calls {
  return Object.fromEntries(
    Object.entries(calls).map(([key, call]) => [key, { ...call, domain: name, name: key }]),
  ) as Calls;
}

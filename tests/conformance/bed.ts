import {
  createClient,
  outcomeOf,
  Refusal,
  type Client,
  type DataOf,
  type Drift,
  type Endpoint,
  type ParamsOf,
} from '@mpc/api';
import { actOnWaiting, people, waitingOn, type Sandbox, type World } from '@mpc/api/sandbox';
import { createSandboxServer } from '@mpc/api/sandbox/server';

/** Somebody of the sandbox, by their part in its first wallet. */
export type PersonName = keyof typeof people;

/** A sandbox reached over HTTP, as other teams' programs reach it. */
export interface Bed {
  readonly sandbox: Sandbox;
  readonly world: World;
  /** Asks as somebody, through the client; a refusal rejects, and so does an answer the contract does not know. */
  call<Call extends Endpoint>(by: PersonName, call: Call, params: ParamsOf<Call>): Promise<DataOf<Call>>;
  /** The same, with a refusal as an answer: the code, "0" where it was done; empty where the client would not send it. */
  codeOf(by: PersonName, call: Endpoint, params: unknown): Promise<string>;
  /** Who is asking just now; 0 while nobody is. */
  readonly acting: number;
  /** Somebody's phone says yes or no to the first thing that waits for them. */
  usePhone(by: PersonName, act: 'approve' | 'refuse'): void;
  /** Starts with a new world. */
  reset(): void;
  close(): Promise<void>;
}

/** Opens a sandbox on a free port, with a clock that stands still. */
export async function openBed(): Promise<Bed> {
  const server = createSandboxServer({ clock: 'frozen' });
  const { sandbox } = server;
  const { port, close } = await server.listen(0);
  const drifts: Drift[] = [];
  let clients = new Map<PersonName, Client>();
  let acting = 0;

  function clientOf(by: PersonName): Client {
    const { openToken, csrf } = sandbox.signInAs(people[by].uid);
    const cookies: Record<string, string> = { openToken, 'XSRF-TOKEN': csrf };
    const client = createClient({
      baseURL: `http://127.0.0.1:${port}`,
      cookies: { get: (name) => cookies[name] },
      onDrift: (drift) => void drifts.push(drift),
    });
    clients.set(by, client);
    return client;
  }

  async function call<Call extends Endpoint>(by: PersonName, endpoint: Call, params: ParamsOf<Call>) {
    const client = clients.get(by) ?? clientOf(by);
    acting = people[by].uid;
    const data = await client.call(endpoint, params).finally(() => void (acting = 0));
    await Promise.resolve();
    const [drift] = drifts.splice(0);
    if (drift !== undefined) throw new Error(`${endpoint.path} drifts: ${drift.path} ${drift.message}`);
    return data as DataOf<Call>;
  }

  return {
    sandbox,
    get world() {
      return sandbox.world;
    },
    call,
    async codeOf(by, endpoint, params) {
      try {
        await call(by, endpoint, params as never);
        return '0';
      } catch (error) {
        if (error instanceof Refusal) return error.code;
        if (outcomeOf(error) === 'notSent') return '';
        throw error;
      }
    },
    get acting() {
      return acting;
    },
    usePhone(by, act) {
      acting = people[by].uid;
      const [waiting] = waitingOn(sandbox.world, acting);
      if (waiting !== undefined) actOnWaiting(sandbox.world, acting, waiting.kind, waiting.id, act);
      acting = 0;
    },
    reset() {
      sandbox.reset();
      clients = new Map();
    },
    close,
  };
}

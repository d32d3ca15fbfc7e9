import type { OrderFacts } from '../../fingerprint/index.ts';
import type { ItemStatus, ItemType } from '../../domains/approvals/approvals.schema.ts';
import type { ItemRow } from '../domains/approvals/approvals-tables.ts';
import type { PersonRow } from './people.seed.ts';
import type { OutgoingRow } from './rows.ts';
import type { World } from './world.ts';

/** A text in English and in Chinese. */
export type Both = readonly [english: string, chinese: string];

/** What somebody's yes or no to a change leads to. */
export interface ItemHandler {
  /** Everybody has agreed: the change comes into force. */
  passed(world: World, item: ItemRow, by: PersonRow): void;
  /** It came to nothing: refused, revoked, expired or overtaken. */
  ended?(world: World, item: ItemRow, status: ItemStatus): void;
}

/** What the phone shows of something before it signs: facts of the server's, never of the screen's. */
export interface SignView {
  title: Both;
  wallet: string;
  askedBy: string;
  lines: readonly (readonly [label: Both, value: string])[];
  /** An address to be read whole. */
  address?: string;
  /** Of a payment: what its fingerprint is made of. */
  facts?: OrderFacts;
}

/** A sort of business that is signed on the phone. */
export interface Signable {
  /** Whether it is somebody's turn to sign it. */
  maySign(world: World, id: number, uid: number): boolean;
  view(world: World, id: number): SignView;
  sign(world: World, id: number, person: PersonRow): void;
  refuse(world: World, id: number, person: PersonRow): void;
}

/** What a domain adds to the course of the world. */
export interface Lifecycle {
  /** What happens once its time has come, by kind of job. */
  jobs?: Record<string, (world: World, id: never) => void>;
  items?: Partial<Record<ItemType, ItemHandler>>;
  /** By business type. */
  signables?: Record<string, Signable>;
  /** Told when something outgoing is signed, and about to be sent. */
  signings?: Listeners;
  /** Told when something outgoing has ended, well or not. */
  endings?: Listeners;
}

type Listeners = Partial<Record<OutgoingRow['trans_kind'], (world: World, row: OutgoingRow) => void>>;

/** Tells every domain that wants to know of something outgoing of a kind. */
function listenersOf(lifecycles: readonly Lifecycle[], part: 'signings' | 'endings'): Listeners {
  const listeners: Listeners = {};
  for (const { [part]: own = {} } of lifecycles) {
    for (const kind of Object.keys(own) as OutgoingRow['trans_kind'][]) {
      const [first, next] = [listeners[kind], own[kind]];
      listeners[kind] = (world, row) => {
        first?.(world, row);
        next?.(world, row);
      };
    }
  }
  return listeners;
}

/** All domains' together. Several may be told of one order; of anything else, two of one name would be one too many. */
export function mergeLifecycles(lifecycles: readonly Lifecycle[]): Required<Lifecycle> {
  const listeners = {
    signings: listenersOf(lifecycles, 'signings'),
    endings: listenersOf(lifecycles, 'endings'),
  };
  const all: Required<Lifecycle> = { jobs: {}, items: {}, signables: {}, ...listeners };
  for (const lifecycle of lifecycles) {
    for (const part of ['jobs', 'items', 'signables'] as const) {
      for (const [name, handler] of Object.entries(lifecycle[part] ?? {})) {
        if (Object.hasOwn(all[part], name)) throw new Error(`Two domains handle ${part} ${name}`);
        Object.assign(all[part], { [name]: handler });
      }
    }
  }
  return all;
}

import { addressOn } from '../world/addresses.seed.ts';
import { people } from '../world/people.seed.ts';
import type { OutgoingRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';
import type { Around, FalseField } from '../wire/drill.ts';
import { subWalletIds, walletIds } from '../domains/wallets/wallets.seed.ts';

/** A lie of the drill: what is told, and where in the console it shows. */
export interface Lie {
  /** The rule of the console that stands against it. */
  rule: 'R8' | 'R15' | 'R17' | 'R19' | 'R20' | 'R21' | 'R23' | 'R24';
  fields: readonly FalseField[];
  /** Who meets it, by their uid. */
  uid: number;
  /** Where they meet it; undefined while the world has nothing of the kind. */
  place: (world: World) => string | undefined;
}

const inMain = `w=${walletIds.treasury}&s=${subWalletIds.main}`;
const member = people.member.uid;
const owner = people.owner.uid;

/** Somebody else's address on the chain of a coin. */
const thiefOn = (world: World, symbol: unknown): string =>
  addressOn(world.coins.get(String(symbol))?.base_symbol ?? String(symbol), 'thief');

/** The same, of the coin beside it. */
const thief = (_: unknown, { row, world }: Around): string => thiefOn(world, row['symbol']);

/** Much more of the same, to its last digit. */
const muchMore = (amount: unknown): string => `9${String(amount)}`;

/** The same but for its last character. */
const misspelled = (text: string): string => text.slice(0, -1) + (text.endsWith('a') ? 'b' : 'a');

const transfers = (world: World): OutgoingRow[] =>
  world.transactions.all().flatMap((row) => (row.trans_kind === 'withdraw' ? [row] : []));

/** A transfer of Treasury that waits for approval, to one recipient or to several. */
const waiting = (world: World, isToSeveral: boolean): string | undefined => {
  const found = transfers(world).find(
    ({ wallet_id, status, outputs = [] }) =>
      wallet_id === walletIds.treasury && status === 1000 && outputs.length > 1 === isToSeveral,
  );
  return found && `/mpc/center/transactions?w=${walletIds.treasury}&open=withdraw:${found.id}`;
};

const transferForm = () => `/mpc/center/wallet?${inMain}&open=transfer:TUSDT`;
const orderToApprove = (world: World) => waiting(world, false);

/** The lies of the drill, each about one field of one call. */
export const lies = {
  storedRecipient: {
    rule: 'R19',
    uid: member,
    place: transferForm,
    fields: [
      {
        call: 'withdrawals.info',
        field: 'address_to',
        says: thief,
      },
    ],
  },
  anotherOrder: {
    rule: 'R17',
    uid: member,
    place: transferForm,
    fields: [
      {
        call: 'withdrawals.create',
        field: 'withdraw_id',
        says: (id, { form, world }) =>
          transfers(world).findLast(
            (row) => row.id !== id && String(row.sub_wallet_id) === form.get('sub_wallet_id'),
          )?.id ?? id,
      },
    ],
  },
  higherFee: {
    rule: 'R20',
    uid: member,
    place: transferForm,
    fields: [{ call: 'withdrawals.fee', field: 'agent_fee', says: muchMore }],
  },
  missingTransfer: {
    rule: 'R8',
    uid: member,
    place: transferForm,
    fields: [
      {
        call: 'transactions.list',
        field: 'list',
        says(rows) {
          const others = Array.isArray(rows)
            ? rows.filter(({ trans_kind }) => trans_kind !== 'withdraw')
            : [];
          return Array.isArray(rows) && others.length < rows.length ? others : rows;
        },
      },
    ],
  },
  bookAddress: {
    rule: 'R19',
    uid: member,
    place: () => `/mpc/center/addressBook?${inMain}`,
    fields: [
      {
        call: 'addressBook.list',
        field: 'list.*.address',
        says: (_, { row, world }) => thiefOn(world, row['base_symbol']),
      },
    ],
  },
  depositAddress: {
    rule: 'R21',
    uid: member,
    place: () => `/mpc/center/wallet?${inMain}&open=receive:TUSDT`,
    fields: [
      {
        call: 'receiving.depositAddress',
        field: 'address',
        says: (_, { form, world }) => thiefOn(world, form.get('symbol')),
      },
    ],
  },
  foreignRows: {
    rule: 'R17',
    uid: member,
    place: () => `/mpc/center/transactions?w=${walletIds.treasury}&sub=${subWalletIds.main}`,
    fields: [
      {
        call: 'transactions.list',
        field: 'list.*.sub_wallet_id',
        says: (id, { form }) => (form.has('sub_wallet_id') ? Number(id) + 1 : id),
      },
    ],
  },
  brokenAddress: {
    rule: 'R23',
    uid: owner,
    place: orderToApprove,
    fields: [{ call: 'withdrawals.info', field: 'address_to', says: (to) => misspelled(String(to)) }],
  },
  otherAmounts: {
    rule: 'R19',
    uid: owner,
    place: (world) => waiting(world, true),
    fields: [{ call: 'withdrawals.outputs', field: 'outputs.*.amount', says: muchMore }],
  },
  inexactAmount: {
    rule: 'R15',
    uid: owner,
    place: orderToApprove,
    fields: [{ call: 'withdrawals.info', field: 'amount', says: Number }],
  },
  hiddenCharacters: {
    rule: 'R24',
    uid: owner,
    place: orderToApprove,
    fields: [{ call: 'withdrawals.info', field: 'remark', says: () => 'invoice \u202E 0021 \u2066 paid' }],
  },
  billAddress: {
    rule: 'R21',
    uid: owner,
    place: (world) => {
      const bill = world.bills.where('wallet_id', walletIds.treasury).find(({ status }) => status === 0);
      return bill && `/mpc/center/invoice?w=${walletIds.treasury}&open=pay:${bill.bill_id}`;
    },
    fields: [
      {
        call: 'billing.payAddress',
        field: 'address',
        says: thief,
      },
    ],
  },
} as const satisfies Record<string, Lie>;

/** The name of a lie. */
export type LieName = keyof typeof lies;

/** The names of all lies, in the order of their page. */
export const lieNames = Object.keys(lies) as LieName[];

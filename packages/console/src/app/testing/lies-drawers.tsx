import { orderDigest } from '@mpc/api/fingerprint';
import { addressBook, approvals, collectibles, withdrawals, type WithdrawOutputs } from '@mpc/api';
import { people } from '@mpc/api/sandbox';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useRecipientChecks } from '#features/address-check';
import { readItem } from '#features/approvals';
import { useCallReading } from '#features/contract-call';
import { contentDigest, type Content } from '#features/decisions';
import {
  inscriptionsOf,
  isCall,
  orderContent,
  orderFacts,
  outputsAgree,
  paidRecipients,
  paysSeveral,
  readOrder,
  type OrderInfo,
  type OrderKind,
} from '#features/orders';
import { read } from '#shared/api/api.ts';
import type { Decision } from '#shared/testing/lying-server.tsx';
import { sandbox } from '#shared/testing/network.ts';
import { posting } from '#shared/testing/posted.ts';
import { ItemDrawer } from '../../features/approvals/item-drawer.tsx';
import { OrderDrawer } from '../../features/order-drawer/order-drawer.tsx';

const nothing = () => {};
const { uid } = people.owner;

/** What somebody looks at who approves, and what would be against it. */
interface Looked {
  said: unknown;
  /** What goes along, by the list of the sub-wallet. */
  along?: unknown;
  /** Why it must not be agreed to, by the list of the recipients and all that is known of them. */
  against: string | undefined;
  node: number | undefined;
  /** What it is to be said to be decided on. */
  digest: () => string | Promise<string>;
}

/** All that is said, but for the fee, which may fall. */
const saidIn = ({ facts, beside = [], diff }: Content) =>
  [...facts, ...beside, ...diff].filter(({ key }) => key !== 'fee');

type Row = ReturnType<typeof sandbox.world.transactions.all>[number];
type Paying = Extract<Row, { trans_kind: 'withdraw' | 'web3' | 'refund' }>;

/** The number of the first order of the sandbox that is such a one and waits for the owner's approval. */
function numberOf(is: (row: Paying) => boolean): number {
  const found = sandbox.world.transactions
    .all()
    .flatMap((row) => (['withdraw', 'web3', 'refund'].includes(row.trans_kind) ? [row as Paying] : []))
    .find((row) => row.status === 1000 && isAsked(row) && is(row));
  if (found === undefined) throw new Error('The sandbox has no such order');
  return found.id;
}

const isAsked = ({ nodes }: Pick<Paying, 'nodes'>): boolean =>
  nodes.some(
    ({ node_status, node_type, members }) =>
      node_status === 1 && node_type === 1 && members.some((one) => one.uid === uid && one.status === 0),
  );

/** An order that waits for a signature, as if it waited for the owner's approval before that. */
function asAsked(id: number): number {
  const row = sandbox.world.transactions.get(id);
  if (row?.trans_kind !== 'withdraw' && row?.trans_kind !== 'web3')
    throw new Error('The sandbox has no such order');
  const nodes = row.nodes.map((node) => ({
    ...node,
    node_type: 1 as const,
    members: node.members.map((member) => ({ ...member, uid })),
  }));
  if (row.status === 1100) sandbox.world.transactions.update(row, { status: 1000, nodes });
  return id;
}

/** The order that takes inscriptions along. */
const withInscriptions = () =>
  asAsked(sandbox.world.inscriptions.all().find(({ order_id }) => order_id !== 0)?.order_id ?? 0);

/** A permission to spend so much and no more. */
const withPermission = () =>
  asAsked(
    sandbox.world.transactions
      .all()
      .find((row) => row.trans_kind === 'web3' && row.amount === '0' && [1000, 1100].includes(row.status))
      ?.id ?? 0,
  );

function useAlong(order: OrderInfo | undefined) {
  const ids = order === undefined ? [] : inscriptionsOf(order);
  const list = useQuery({
    ...read(collectibles.inscriptions, { sub_wallet_id: order?.sub_wallet_id ?? 0, page_size: 1000 }),
    enabled: ids.length > 0,
  });
  if (ids.length > 0 && list.data === undefined) return undefined;
  return ids.map((id) => {
    const one = list.data?.list.find(({ inscription_id }) => inscription_id === id);
    return [one?.inscription_number, one?.ticker, one?.amount];
  });
}

/** Everybody whom an order pays, by the list beside it; null where that is one, undefined until it is read. */
function useListed(order: OrderInfo | undefined): WithdrawOutputs | null | undefined {
  const several = order !== undefined && paysSeveral(order);
  const list = useQuery({ ...read(withdrawals.outputs, { id: order?.id ?? 0 }), enabled: several });
  return several ? list.data : null;
}

/** An order in its drawer, opened to be approved. */
function useOpenedOrder(kind: OrderKind, id: number) {
  const { t } = useTranslation();
  const { data: order } = useQuery(readOrder(kind, id));
  const reading = useCallReading(order !== undefined && isCall(order) ? (order.input_data ?? '0x') : null);
  const along = useAlong(order);
  const checks = useRecipientChecks(order === undefined ? [] : [paidRecipients(order, reading)], true);
  const listed = useListed(order);
  const isReady = order?.my_action === 1 && along !== undefined && listed !== undefined && !checks.isReading;
  const looked: Looked | null = isReady
    ? {
        said: saidIn(orderContent(order, t)),
        along,
        against: listed === null || outputsAgree(order, listed) ? checks.blocked : 'another list',
        node: order.node_list.find(({ node_status }) => node_status === 1)?.node_index,
        digest: async () => orderDigest(orderFacts(order)),
      }
    : null;
  return {
    decided: looked,
    page: () => <OrderDrawer kind={kind} id={id} begin="approve" onClose={nothing} />,
  };
}

/** A change of the book in its drawer, opened to be approved. */
function useOpenedChange(id: number) {
  const { t } = useTranslation();
  const { data: item } = useQuery(readItem('book', id));
  const checks = useRecipientChecks(item?.recipients ?? [], true);
  const looked: Looked | null =
    item === undefined || checks.isReading
      ? null
      : {
          said: saidIn(item.content(t)),
          against: checks.blocked,
          node: undefined,
          digest: () => contentDigest(item.content(t)),
        };
  return {
    decided: looked,
    page: () => <ItemDrawer kind="book" id={id} begin="approve" onClose={nothing} />,
  };
}

/** The number of a request for a new address in the book. */
function newAddress(): number {
  const found = sandbox.world.items
    .all()
    .find(
      (item) => item.item_type === 6 && item.status === 0 && JSON.stringify(item).includes('Pension fund'),
    );
  if (found === undefined) throw new Error('The sandbox has no such request');
  return found.item_id;
}

const approving = {
  as: 'owner',
  button: 'Approve',
  // The number of the step in turn, which nothing here is looked up by.
  excused: /\bnode_index$/,
  shows: ({ along, against }: Looked) => ({ along, against }),
  digest: ({ digest }: Looked) => digest(),
} as const;
const about = ({ said, along, against }: Looked) => ({ said, along, against });

const orderOf = (
  name: string,
  kind: 'withdraw' | 'web3' | 'refund',
  id: () => number,
  lies?: Decision<Looked>['lies'],
): Decision<Looked> => ({
  ...approving,
  ...(lies === undefined ? {} : { lies }),
  name: `approval of ${name}`,
  useOffer: () => useOpenedOrder(kind, id()),
  posts: ({ node }) =>
    posting(approvals.audit, {
      id: id(),
      trans_kind: kind,
      audit_result: 1,
      ...(node === undefined ? {} : { node_index: node }),
    }),
  about,
});

export const approvalsInDrawers: Decision<Looked>[] = [
  orderOf('a transfer', 'withdraw', () =>
    numberOf((row) => row.trans_kind === 'withdraw' && row.symbol === 'TUSDT'),
  ),
  // Of the others what is theirs alone: each field of theirs is compared in features/approvals, and opens the same drawer.
  orderOf(
    'a transfer to several',
    'withdraw',
    () => numberOf((row) => row.trans_kind === 'withdraw' && (row.outputs ?? []).length > 1),
    { 'withdrawals.info': /^outputs/, 'withdrawals.outputs': /^outputs/ },
  ),
  orderOf('a call', 'web3', withPermission, {
    'web3.info': /^(input_data|address_to|contract_address|base_symbol|decoded)/,
    'kyt.withdrawCheck': /^/,
  }),
  orderOf('a refund', 'refund', () => numberOf((row) => row.trans_kind === 'refund'), {
    'withdrawals.info': /^(address_to|amount|symbol|base_symbol|memo)$/,
    'kyt.withdrawCheck': /^/,
  }),
  orderOf('inscriptions', 'withdraw', withInscriptions, { 'collectibles.inscriptions': /^/ }),
  {
    ...approving,
    name: 'approval of a new address',
    useOffer: () => useOpenedChange(newAddress()),
    posts: () => posting(addressBook.passAudit, { audit_id: newAddress() }),
    about,
  },
];

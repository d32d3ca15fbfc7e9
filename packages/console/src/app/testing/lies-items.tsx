import { signing } from '@mpc/api';
import { people } from '@mpc/api/sandbox';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ItemKind, readItem, type Item } from '#features/approvals';
import { running } from '#shared/i18n/i18n.ts';
import type { Decision } from '#shared/testing/lying-server.tsx';
import { posting } from '#shared/testing/posted.ts';
import { sandbox } from '#shared/testing/network.ts';
import { SignSequence } from '../../features/approvals/bulk/sign-sequence.tsx';
import { titleText } from '../../features/approvals/localized-text.tsx';

const nothing = () => {};
const { uid } = people.owner;

interface Waiting {
  nodes: readonly { node_status: number; members: readonly { uid: number }[] }[];
}

/** Whether the owner is the next to sign it. */
const isToSign = ({ nodes }: Waiting): boolean =>
  nodes.some(({ node_status, members }) => node_status === 1 && members.some((one) => one.uid === uid));

/** The number of the first item of the sandbox of a type that the owner is to sign. */
function itemOf(type: number): number {
  const found = sandbox.world.items
    .all()
    .find((item) => item.item_type === type && item.status === 0 && isToSign(item));
  if (found === undefined) throw new Error(`The sandbox has no item of type ${type} to sign`);
  return found.item_id;
}

function refundToSign(): number {
  const found = sandbox.world.transactions
    .all()
    .find((row) => row.trans_kind === 'refund' && row.status === 1100 && isToSign(row));
  if (found === undefined) throw new Error('The sandbox has no refund to sign');
  return found.id;
}

/** What an item says, but for its fee, which may fall. */
function said(item: Item): unknown {
  const words = running();
  if (words === null) throw new Error('There are no words');
  const { facts, beside = [], diff } = item.content(words.t);
  return [...facts, ...beside, ...diff].filter(({ key }) => key !== 'fee');
}

/** The code of an item as it was looked at, one of several or alone. */
function useSignedItem(kind: ItemKind, id: number) {
  const queryClient = useQueryClient();
  const reading = readItem(kind, id);
  const item = useQuery(reading);
  return {
    decided: item.data ?? null,
    page: (looked: Item) => (
      <SignSequence
        items={[looked]}
        notesOf={() => []}
        readAgain={() => queryClient.fetchQuery({ ...reading, staleTime: 0, retry: false }).catch(() => null)}
        isUnsafe={() => false}
        onAnswered={nothing}
        onClose={nothing}
      />
    ),
  };
}

const summaryOf = (item: Item): string => {
  const words = running();
  return words === null ? '' : (titleText(item.title, { t: words.t, i18n: words }) ?? '');
};

const signatureOf = (kind: ItemKind, name: string, id: () => number): Decision<Item> => ({
  name: `signature of ${name}`,
  as: 'owner',
  useOffer: () => useSignedItem(kind, id()),
  posts: (item) => posting(signing.generate, { ...item.code, summary: summaryOf(item) }),
  about: said,
  button: 'Refresh code',
});

export const itemSignatures: Decision<Item>[] = [
  signatureOf('refund', 'a refund', refundToSign),
  signatureOf('sweep-pair', 'sweeping', () => itemOf(7)),
  signatureOf('cold-task', 'a cold task', () => itemOf(16)),
];

import type { World } from '@mpc/api/sandbox';

type Row = ReturnType<World['transactions']['all']>[number];
type Item = ReturnType<World['items']['all']>[number];

/** The lives of product records: from each status, the ones that may come next. */
const orderNext: Record<number, readonly number[]> = {
  1000: [1100, 2100, 2201, 2202, 2300],
  1100: [1200, 2200, 2201, 2202, 2300],
  1200: [2000, 2300, 2400],
};
const depositNext: Record<number, readonly number[]> = {
  1000: [1100, 2000, 3000],
  1100: [2000, 3000],
  2000: [3000, 4000],
  3000: [2000, 4000],
};

const isIncoming = (row: Row) => row.trans_kind === 'deposit' || row.trans_kind === 'nft';

function isPassed({ threshold, members }: Item['nodes'][number]): boolean {
  return members.filter((member) => member.status === 1).length >= threshold;
}

/** Who said something new in the steps of an approval. */
function deciders(before: Item['nodes'], after: Item['nodes']) {
  return after.flatMap((node, index) => {
    const old = before[index];
    return node.members
      .filter((member, place) => member.status !== (old?.members[place]?.status ?? 0))
      .map((member) => ({ uid: member.uid, wasActive: old?.node_status === 1 }));
  });
}

/** Watches a world and writes down whatever must never happen. `acting` says who is asking just now; 0 where time passes. */
export function watchInvariants(world: World, acting: () => number): string[] {
  const broken: string[] = [];
  const complain = (what: string) => void broken.push(what);

  function checkSteps(what: string, before: Item['nodes'], after: Item['nodes']): void {
    for (const { uid, wasActive } of deciders(before, after)) {
      if (uid !== acting()) complain(`${what}: ${acting()} decided in the name of ${uid}`);
      if (!wasActive) complain(`${what}: ${uid} decided before their turn`);
    }
  }

  function checkBalance(row: Row): void {
    const symbols =
      'fee_symbol' in row && row.fee_symbol !== undefined ? [row.symbol, row.fee_symbol] : [row.symbol];
    for (const symbol of symbols) {
      const { total, locked } = world.ledger.of(row.sub_wallet_id, symbol);
      if (total.lt(0) || locked.lt(0) || total.minus(locked).lt(0))
        complain(`${row.sub_wallet_id} has ${total.toFixed()} ${symbol}, ${locked.toFixed()} of it held`);
    }
  }

  world.transactions.watch((before, after) => {
    if (after === undefined) {
      complain(`${before?.trans_kind} ${before?.id} was lost`);
      return;
    }
    checkBalance(after);
    const name = `${after.trans_kind} ${after.id}`;
    if (before !== undefined && before.status !== after.status) {
      const next = (isIncoming(after) ? depositNext : orderNext)[before.status] ?? [];
      if (!next.includes(after.status)) complain(`${name} went from ${before.status} to ${after.status}`);
    }
    if (!('nodes' in after)) return;
    if (before !== undefined && 'nodes' in before) checkSteps(name, before.nodes, after.nodes);
    if (after.status === 1200 && !after.nodes.every(isPassed)) complain(`${name} is paid without consent`);
  });

  world.items.watch((before, after) => {
    if (after === undefined) {
      complain(`item ${before?.item_id} was lost`);
      return;
    }
    const name = `item ${after.item_id}`;
    if (before !== undefined && before.status !== 0 && before.status !== after.status)
      complain(`${name} was over, and is ${after.status} now`);
    if (before !== undefined) checkSteps(name, before.nodes, after.nodes);
    if (after.status === 1 && !after.nodes.every(isPassed)) complain(`${name} passed without consent`);
  });
  return broken;
}

import type { World } from '../../world/world.ts';

/** Marked places, `<sub-wallet>/<coin>`, by wallet. */
type Marks = Map<number, Set<string>>;

/** Kept beside the world because it follows from it: whoever comes without marks looks everywhere. */
const marksByWorld = new WeakMap<World, Marks>();

function watched(world: World): Marks {
  const known = marksByWorld.get(world);
  if (known !== undefined) return known;
  const marks: Marks = new Map();
  marksByWorld.set(world, marks);
  world.transactions.watch((before, after) => {
    if (after === undefined || before?.status === after.status) return;
    marks.get(after.wallet_id)?.add(`${after.sub_wallet_id}/${after.symbol}`);
  });
  return marks;
}

function everywhere(world: World, walletId: number): Set<string> {
  const symbols = world.sweepRules.where('wallet_id', walletId).map((row) => row.symbol);
  const subWallets = world.subWallets.where('wallet_id', walletId);
  return new Set(subWallets.flatMap((row) => symbols.map((symbol) => `${row.sub_wallet_id}/${symbol}`)));
}

/** Where in a wallet something has moved since somebody last looked: only there can there be something new to sweep. */
export function sweepMarks(world: World, walletId: number): Set<string> {
  const marks = watched(world);
  const known = marks.get(walletId) ?? everywhere(world, walletId);
  marks.set(walletId, known);
  return known;
}

/** The set-up of a wallet has changed: everywhere is looked again. */
export function markEverywhere(world: World, walletId: number): void {
  marksByWorld.get(world)?.delete(walletId);
}

import { codes } from '../../../core/codes.ts';
import type { MultisigCheck, MultisigFault } from '../../../domains/cold-wallet/multisig.schema.ts';
import { checkAddress } from '../../../addresses/index.ts';
import { Refused } from '../../wire/refuse.ts';
import type { Asking } from '../../wire/resolver.ts';
import { homeOf } from '../../world/access.ts';
import type { ItemHandler } from '../../world/lifecycle.ts';
import type { WalletRow } from '../../world/rows.ts';
import { known, type World } from '../../world/world.ts';
import { openItem, refuseSecond } from '../approvals/items.ts';
import { workspaceSteps } from '../approvals/strategy-hit.ts';
import { logOperation } from '../operations/log-operation.ts';
import type { ItemRow } from '../approvals/approvals-tables.ts';
import type { ColdContractRow, MultisigRow } from './cold-wallet-tables.ts';
import { coldChains, hotOf, voteFreeOf } from './tiers.ts';

/** What a change of a pair of contracts would make of it. */
export interface PairChange {
  op: 'add' | 'edit' | 'delete';
  warm_address: string;
  cold_address: string;
}

interface Pair {
  base_symbol: string;
  warm_address: string;
  cold_address: string;
}

const none: Pick<PairChange, 'warm_address' | 'cold_address'> = { warm_address: '', cold_address: '' };

/** The addresses a change would put in force; a change is kept in its item as plain data. */
export function changeOf(item: ItemRow): PairChange {
  return item.after as PairChange;
}

/** Refuses chains without contracts, and texts that are no addresses. */
export function checkPairText(world: World, { base_symbol, ...addresses }: Pair): void {
  if (!coldChains.some((chain) => chain === base_symbol)) throw new Refused(codes.coinNotSupported);
  const net = known(world.chains.get(base_symbol), `chain ${base_symbol}`).coin_net;
  for (const address of Object.values(addresses)) {
    if (!checkAddress(base_symbol, address).ok) throw new Refused(codes.invalidAddress, { net });
  }
}

function sendsTo(contract: ColdContractRow | undefined, ...targets: string[]): boolean {
  return contract !== undefined && targets.every((target) => contract.whitelist.includes(target));
}

function faultsOf(
  wallet: WalletRow,
  { base_symbol, ...pair }: Pair,
  warm: ColdContractRow | undefined,
  cold: ColdContractRow | undefined,
  hotAddress: string,
): MultisigFault[] {
  const { address: voteFree } = voteFreeOf(wallet.wallet_id, base_symbol);
  const isSigner = [warm, cold].every((contract) => contract?.signers.includes(voteFree) ?? true);
  const faults: [MultisigFault, boolean][] = [
    ['warmMissing', warm === undefined],
    ['coldMissing', cold === undefined],
    ['warmForeign', warm?.is_platform === false],
    ['coldForeign', cold?.is_platform === false],
    ['same', pair.warm_address === pair.cold_address],
    ['notSigner', !isSigner],
    ['whitelist', !sendsTo(warm, hotAddress, pair.cold_address) || !sendsTo(cold, pair.warm_address)],
    ['voteFree', warm?.vote_free === false],
  ];
  return faults.flatMap(([fault, isThere]) => (isThere ? [fault] : []));
}

/** What the chain says of a pair of contracts, for a wallet. */
export function checkPair(world: World, wallet: WalletRow, pair: Pair): MultisigCheck {
  const { base_symbol, warm_address, cold_address } = pair;
  const warm = world.coldContracts.get(`${base_symbol}/${warm_address}`);
  const cold = world.coldContracts.get(`${base_symbol}/${cold_address}`);
  const hot = hotOf(world, wallet);
  const home = hot === undefined ? undefined : homeOf(world, hot.sub_wallet_id, base_symbol);
  const errors = faultsOf(wallet, pair, warm, cold, home?.address ?? '');
  const has = (...faults: MultisigFault[]) => faults.some((fault) => errors.includes(fault));
  return {
    exists: !has('warmMissing', 'coldMissing'),
    platform_contract: !has('warmMissing', 'coldMissing', 'warmForeign', 'coldForeign'),
    m: warm?.threshold ?? 0,
    n: warm?.signers.length ?? 0,
    white_ok: !has('whitelist'),
    vote_free_ok: !has('voteFree'),
    vote_free_address: voteFreeOf(wallet.wallet_id, base_symbol).address,
    errors,
  };
}

function multisigOf(world: World, wallet: WalletRow, baseSymbol: string): MultisigRow | undefined {
  return world.multisigs.where('wallet_id', wallet.wallet_id).find((row) => row.base_symbol === baseSymbol);
}

function propose(
  asking: Asking,
  wallet: WalletRow,
  row: MultisigRow,
  change: PairChange,
  remark: string,
): ItemRow {
  const { world, person } = asking;
  refuseSecond(world, 11, row.id);
  const before = row.is_effective ? { warm_address: row.warm_address, cold_address: row.cold_address } : none;
  const item = openItem(world, {
    item_type: 11,
    business_id: row.id,
    wallet_id: wallet.wallet_id,
    initiator_uid: person.uid,
    title: {
      key: `todo.title.coldAddress.${change.op}`,
      params: { net: known(world.chains.get(row.base_symbol), `chain ${row.base_symbol}`).coin_net },
    },
    summary: [
      { key: 'todo.summary.warm', params: { before: before.warm_address, after: change.warm_address } },
      { key: 'todo.summary.cold', params: { before: before.cold_address, after: change.cold_address } },
    ],
    before,
    after: change,
    remark,
    steps: workspaceSteps(world, wallet.wallet_id, 'cold_address'),
  });
  logOperation(asking, {
    wallet_id: wallet.wallet_id,
    business: 'cold_address',
    area: row.base_symbol,
    op: change.op,
    business_id: row.id,
    before: `${before.warm_address} ${before.cold_address}`.trim(),
    after: `${change.warm_address} ${change.cold_address}`.trim(),
    status: 0,
    item_id: item.item_id,
  });
  return item;
}

/** Proposes a pair for a chain, its first or another one. The pair in force stays until everybody has agreed. */
export function proposePair(asking: Asking, wallet: WalletRow, pair: Pair, remark: string): ItemRow {
  const { world } = asking;
  checkPairText(world, pair);
  const { errors } = checkPair(world, wallet, pair);
  if (errors.includes('notSigner')) throw new Refused(codes.notMultisigSigner);
  // A whitelist that lacks something is warned of, and can still be filled.
  if (errors.some((fault) => fault !== 'whitelist' && fault !== 'voteFree'))
    throw new Refused(codes.multisigNotFound);
  const { base_symbol, warm_address, cold_address } = pair;
  const old = multisigOf(world, wallet, base_symbol);
  const row =
    old ??
    world.multisigs.insert({
      id: world.nextId('multisig'),
      wallet_id: wallet.wallet_id,
      base_symbol,
      ...none,
      is_effective: false,
      updated_at: world.clock.now(),
    });
  const op = row.is_effective ? 'edit' : 'add';
  return propose(asking, wallet, row, { op, warm_address, cold_address }, remark);
}

/** Proposes that a chain has no pair any more. */
export function proposeNoPair(asking: Asking, wallet: WalletRow, row: MultisigRow, remark: string): ItemRow {
  if (!row.is_effective) throw new Refused(codes.orderNotFound);
  return propose(asking, wallet, row, { op: 'delete', ...none }, remark);
}

/** Everybody has agreed to another pair, or to none. */
export const pairChanges: ItemHandler = {
  passed(world, item) {
    const { op, ...addresses } = changeOf(item);
    const row = known(world.multisigs.get(item.business_id), `multisig ${item.business_id}`);
    world.multisigs.update(row, {
      ...addresses,
      is_effective: op !== 'delete',
      updated_at: world.clock.now(),
    });
  },
};

import Big from 'big.js';
import { addressKey } from '../../../addresses/index.ts';
import { codes } from '../../../core/codes.ts';
import type { OutgoingRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { Refused } from '../../wire/refuse.ts';
import { decodeCall } from '../web3/decode-call.ts';
import { contractKey, type NftRow } from './collectibles-tables.ts';

interface Call {
  base: string;
  contract: string;
  input_data: string;
  sub_wallet_id: number;
}

interface Given {
  row: NftRow | undefined;
  to: string;
  amount: string;
}

/** The token a call gives away, and what is here of it; null where it is another call, or of a collection nobody knows. */
function givenBy(world: World, call: Call): Given | null {
  const { base, contract, sub_wallet_id } = call;
  const key = contractKey({ base_symbol: base, contract_address: contract });
  const decoded = decodeCall(world, call);
  if (decoded?.method !== 'safeTransferFrom' || world.nftCollections.get(key) === undefined) return null;
  const said = (name: string) => decoded.params.find((param) => param.name === name)?.value ?? '';
  const row = world.nfts.get(`${sub_wallet_id}/${key}/${said('tokenId')}`);
  const isFromThere = row !== undefined && addressKey(base, row.address) === addressKey(base, said('from'));
  return { row: isFromThere ? row : undefined, to: said('to'), amount: said('amount') || '1' };
}

/** A token that is not here, or not so many of it, cannot be given away. */
export function checkToken(world: World, call: Call): void {
  const given = givenBy(world, call);
  if (given === null) return;
  if (given.row === undefined || new Big(given.amount).gt(given.row.amount))
    throw new Refused(codes.buildFailed);
}

/** In the block of its call a token changes hands: it is gone here, and there where the other address is one of ours. */
export function moveToken(world: World, order: OutgoingRow): void {
  const { sub_wallet_id, fee_symbol: base, address_to: contract, input_data = '' } = order;
  const given = givenBy(world, { base, contract, input_data, sub_wallet_id });
  if (given?.row === undefined) return;
  const { row, to, amount } = given;
  const left = new Big(row.amount).minus(amount);
  if (left.lt(0)) return;
  if (left.eq(0)) world.nfts.remove(row);
  else world.nfts.put({ ...row, amount: left.toFixed() });
  for (const home of world.addresses.where('key', addressKey(base, to))) {
    if (home.base_symbol !== base) continue;
    const mine = { ...row, sub_wallet_id: home.sub_wallet_id, address: home.address };
    const before = world.nfts.get(world.nfts.keyOf(mine))?.amount ?? '0';
    const received_at = world.clock.now();
    world.nfts.put({ ...mine, amount: new Big(before).plus(amount).toFixed(), received_at });
  }
}

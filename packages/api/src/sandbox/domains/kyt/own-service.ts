import { codes } from '../../../core/codes.ts';
import { governs, ownWallet, roleIn, sees, subWalletOf, walletOf } from '../../world/access.ts';
import { BadField, Refused } from '../../wire/refuse.ts';
import type { Asking } from '../../wire/resolver.ts';
import type { KytRecordRow, KytServiceRow } from './kyt-tables.ts';

/** A service of one of the caller's wallets, or a refusal. */
export function ownService({ world, person }: Asking, id: number): KytServiceRow {
  const service = world.kytServices.get(id);
  if (service === undefined || roleIn(walletOf(world, service), person.uid) === undefined)
    throw new BadField('service_id', 'unknown');
  return service;
}

/** A service of the wallet that is named, or a refusal. */
export function serviceIn(asking: Asking, walletId: number, id: number): KytServiceRow {
  ownWallet(asking, walletId);
  const service = ownService(asking, id);
  if (service.wallet_id !== walletId) throw new BadField('service_id', 'unknown');
  return service;
}

/** A service the caller may set up, as owner or admin. */
export function governedService(asking: Asking, id: number): KytServiceRow {
  const service = ownService(asking, id);
  if (!governs(walletOf(asking.world, service), asking.person.uid)) throw new Refused(codes.noPermission);
  return service;
}

/** A record of a sub-wallet the caller sees, or a refusal. */
export function ownRecord({ world, person }: Asking, id: number): KytRecordRow {
  const record = world.kytRecords.get(id);
  if (record === undefined || !sees(world, person.uid, subWalletOf(world, record)))
    throw new Refused(codes.orderNotFound);
  return record;
}

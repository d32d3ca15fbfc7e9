import type { ParamsOf } from '../../../core/endpoint.ts';
import type { autoCollect } from '../../../domains/auto-collect/auto-collect.contract.ts';
import type { SweepScope } from '../../../domains/auto-collect/auto-collect.schema.ts';
import { ownSubWallet, sees } from '../../world/access.ts';
import type { WalletRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { BadField } from '../../wire/refuse.ts';
import type { Asking } from '../../wire/resolver.ts';
import { logAs } from '../operations/log-operation.ts';
import { personBeside } from '../transactions/transaction-view.ts';
import type { SweepConfigRow } from './auto-collect-tables.ts';
import { isInScope, sweepConfigOf } from './is-swept.ts';
import { setUpChanged } from './sweep-clock.ts';
import { addressCount } from './wallet-config.ts';
import { subWalletName } from './sweep-pair.ts';

type Scope = Pick<SweepConfigRow, 'scope_type' | 'sub_wallet_ids' | 'auto_include_new'>;

function scopeText(world: World, { scope_type, sub_wallet_ids, auto_include_new }: Scope): string {
  if (scope_type === 0) return '';
  const names = sub_wallet_ids.map((id) => subWalletName(world, id)).join(', ');
  return `scope_type ${scope_type}${names === '' ? '' : `: ${names}`}, auto_include_new ${auto_include_new}`;
}

/** Which sub-wallets are swept from now on. */
export function setScope(world: World, wallet_id: number, uid: number, scope: Scope): void {
  const config = sweepConfigOf(world, wallet_id);
  world.sweepConfigs.put({ ...config, ...scope, scope_by: uid, scope_at: world.clock.now() });
  logAs(world, uid, {
    wallet_id,
    business: 'auto_collect',
    area: 'scope',
    op: 'save',
    business_id: wallet_id,
    before: scopeText(world, config),
    after: scopeText(world, scope),
  });
  setUpChanged(world, wallet_id);
}

/** The sub-wallets chosen: those named, each seen by who names it; those chosen before that they do not see stay chosen. */
function chosen(
  asking: Asking,
  { wallet_id, sub_wallet_ids = [] }: ParamsOf<typeof autoCollect.saveScope>,
): number[] {
  const { world, person } = asking;
  if (sub_wallet_ids.length === 0) throw new BadField('sub_wallet_ids', 'missing');
  if (new Set(sub_wallet_ids).size < sub_wallet_ids.length) throw new BadField('sub_wallet_ids', 'repeated');
  const before = sweepConfigOf(world, wallet_id).sub_wallet_ids;
  const unseen = before.filter((id) => {
    const row = world.subWallets.get(id);
    return row !== undefined && !sees(world, person.uid, row);
  });
  for (const id of sub_wallet_ids) if (!unseen.includes(id)) ownSubWallet(asking, id, wallet_id);
  return [...new Set([...sub_wallet_ids, ...unseen])].sort((one, other) => one - other);
}

/** Somebody says which sub-wallets are swept. */
export function saveScope(asking: Asking, asked: ParamsOf<typeof autoCollect.saveScope>): void {
  const { world, person } = asking;
  const { wallet_id, scope_type, auto_include_new = 0 } = asked;
  const sub_wallet_ids = scope_type === 2 ? chosen(asking, asked) : [];
  setScope(world, wallet_id, person.uid, { scope_type, sub_wallet_ids, auto_include_new });
}

/** Which sub-wallets are swept. */
export function scopeView(world: World, wallet: WalletRow): SweepScope {
  const { wallet_id } = wallet;
  const config = sweepConfigOf(world, wallet_id);
  const inScope = world.subWallets.where('wallet_id', wallet_id).filter((row) => isInScope(config, row));
  return {
    scope_type: config.scope_type,
    sub_wallet_ids: [...config.sub_wallet_ids],
    auto_include_new: config.auto_include_new,
    sub_wallet_count: inScope.length,
    address_count: inScope.reduce((sum, row) => sum + addressCount(world, wallet, row.sub_wallet_id), 0),
    updated_at: config.scope_at,
    ...(config.scope_by === 0 ? {} : { updated_by: personBeside(world, config.scope_by) }),
  };
}

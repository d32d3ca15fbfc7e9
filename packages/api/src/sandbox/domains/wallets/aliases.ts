import { subWalletsOf, walletsOf } from '../../world/access.ts';
import type { World } from '../../world/world.ts';
import { BadField } from '../../wire/refuse.ts';
import { aliasKey, type AliasRow } from './wallets-tables.ts';

type AliasKey = Omit<AliasRow, 'alias'>;

/** What somebody calls a wallet or a sub-wallet; empty where they only use its name. */
export function aliasOf(world: World, key: AliasKey): string {
  return world.aliases.get(aliasKey(key))?.alias ?? '';
}

/** The names that somebody tells wallets, or the sub-wallets of one, apart by; without the one of a key. */
function namesBeside(world: World, { uid, wallet_id, sub_wallet_id }: AliasKey): string[] {
  if (sub_wallet_id === 0)
    return walletsOf(world, uid)
      .filter((row) => row.wallet_id !== wallet_id)
      .flatMap((row) => [
        row.wallet_name,
        aliasOf(world, { uid, wallet_id: row.wallet_id, sub_wallet_id: 0 }),
      ]);
  return subWalletsOf(world, uid, wallet_id)
    .filter((row) => row.sub_wallet_id !== sub_wallet_id)
    .flatMap((row) => [
      row.sub_wallet_name,
      aliasOf(world, { uid, wallet_id, sub_wallet_id: row.sub_wallet_id }),
    ]);
}

/** Somebody calls a wallet or a sub-wallet so from now on, or only by its name. Two that they see are never called the same. */
export function setAlias(world: World, key: AliasKey, text: string): void {
  const alias = text.trim();
  const old = world.aliases.get(aliasKey(key));
  if (alias === '') {
    if (old !== undefined) world.aliases.remove(old);
    return;
  }
  const isTaken = namesBeside(world, key).some((name) => name.toLowerCase() === alias.toLowerCase());
  if (isTaken) throw new BadField('alias', 'taken');
  if (old === undefined) world.aliases.insert({ ...key, alias });
  else world.aliases.update(old, { alias });
}

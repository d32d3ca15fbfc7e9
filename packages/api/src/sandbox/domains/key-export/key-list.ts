import type { KeyExport, KeyType } from '../../../domains/key-export/key-export.schema.ts';
import { chainOf } from '../../../addresses/index.ts';
import { standInFile } from '../../wire/stand-in-file.ts';
import type { SubWalletRow, WalletRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import type { ItemRow } from '../approvals/approvals-tables.ts';
import { covers, mayExport, requestOf } from './applications.ts';

const keyTypes: readonly KeyType[] = ['secp256k1', 'ed25519'];

function keyTypeOf(baseSymbol: string): KeyType {
  const chain = chainOf(baseSymbol);
  return chain === 'ton' || chain === 'solana' ? 'ed25519' : 'secp256k1';
}

interface Latest {
  item: ItemRow | undefined;
  /** When a file of these keys was last made; and until when that of the latest application may be fetched. */
  lastExport: number | undefined;
  fileUntil: number | undefined;
}

function latestOf(world: World, applications: readonly ItemRow[], subWalletId: number): Latest {
  const mine = applications.filter((item) => covers(requestOf(item), subWalletId));
  const exports = mine.flatMap((item) => world.keyExports.get(item.business_id)?.exported_at ?? []);
  const [item] = mine;
  const isMade = item !== undefined && world.keyExports.get(item.business_id) !== undefined;
  const until = isMade ? requestOf(item).valid_until : 0;
  return {
    item,
    lastExport: exports[0],
    fileUntil: until > world.clock.now() ? until : undefined,
  };
}

function statusOf(world: World, { item, lastExport, fileUntil }: Latest): KeyExport['export_status'] {
  if (item?.status === 0) return 1;
  const isFetchable = item?.status === 1 && requestOf(item).valid_until > world.clock.now();
  if (isFetchable && fileUntil === undefined) return 2;
  return lastExport === undefined ? 0 : 3;
}

/** The keys of a sub-wallet: one for each curve that its wallet's chains sign on. */
export function keysOf(
  world: World,
  wallet: WalletRow,
  subWallet: SubWalletRow,
  applications: readonly ItemRow[],
  uid: number,
): KeyExport[] {
  const { sub_wallet_id, sub_wallet_name, sub_wallet_type, created_at } = subWallet;
  const latest = latestOf(world, applications, sub_wallet_id);
  const { item, lastExport, fileUntil } = latest;
  return keyTypes.flatMap((key_type): KeyExport[] => {
    const chains = wallet.open_chains.filter((base) => keyTypeOf(base) === key_type);
    if (chains.length === 0) return [];
    const name = `${sub_wallet_id}-${key_type}-${item?.business_id}.shares`;
    return [
      {
        sub_wallet_id,
        sub_wallet_name,
        sub_wallet_type,
        key_type,
        chains,
        share_set: { needed: 3, platform: 2, phone: 1, created_at },
        export_status: statusOf(world, latest),
        last_export_at: lastExport ?? null,
        application:
          item === undefined
            ? null
            : {
                apply_id: item.business_id,
                item_id: item.item_id,
                status: item.status,
                valid_until: item.status === 1 ? requestOf(item).valid_until : 0,
                can_export: mayExport(world, item, uid) ? 1 : 0,
              },
        file: fileUntil === undefined ? null : { name, ...standInFile(name), expire_at: fileUntil },
      },
    ];
  });
}

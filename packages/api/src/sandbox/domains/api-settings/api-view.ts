import type { ApiDetail, ApiValues, PendingApi } from '../../../domains/api-settings/api-settings.schema.ts';
import type { WalletRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { pendingItem } from '../approvals/items.ts';
import { personBeside } from '../transactions/transaction-view.ts';
import type { ApiChange } from './api-change.ts';
import { valuesInForce } from './api-change.ts';
import type { ApiValuesRow, CoSignerRow } from './api-settings-tables.ts';
import { changedFields, fingerprintOf } from './api-values.ts';
import { rsaPublicKey } from './rsa-key.seed.ts';

/** What callers of an API may do. */
const permissions = ['sub_wallet', 'address', 'deposit', 'withdraw', 'web3', 'auto_collect', 'tron_resource'];

/** The platform's own public key for a wallet, with which its answers are read. */
export function platformKey(walletId: number): string {
  return rsaPublicKey(`platform ${walletId}`);
}

function valuesView(values: ApiValuesRow): ApiValues {
  return {
    ...values,
    ip_whitelist: [...values.ip_whitelist],
    client_fingerprint: fingerprintOf(values.client_rsa_pub),
    cosigner_fingerprint: fingerprintOf(values.cosigner_rsa_pub),
  };
}

function pendingView(world: World, walletId: number): PendingApi | null {
  const item = pendingItem(world, 8, walletId);
  if (item === undefined) return null;
  const { op, values } = item.after as ApiChange;
  const { item_id, initiator_uid, created_at, expire_at, nodes } = item;
  const fields = changedFields(item.before as ApiValuesRow, values);
  return {
    item_id,
    op,
    fields: op === 'enable' || op === 'disable' ? ['status'] : fields,
    values: valuesView(values),
    initiator: personBeside(world, initiator_uid),
    created_at,
    expire_at,
    node_list: [...nodes],
  };
}

function verifyWay(coSigner: CoSignerRow | null, cosignerKey: string): ApiDetail['verify_way'] {
  if (coSigner === null || cosignerKey === '') return 'none';
  return coSigner.withdraw_callback === '' ? 'sign' : 'callback';
}

/** The delivery that was tried last. */
function lastCallback(world: World, walletId: number): ApiDetail['last_callback'] {
  const tried = world.callbacks.where('wallet_id', walletId).flatMap((row) => {
    const attempt = row.attempts.at(-1);
    return attempt === undefined ? [] : [{ row, attempt }];
  });
  const [first] = tried;
  if (first === undefined) return null;
  const last = tried.reduce((one, other) => (other.attempt.at >= one.attempt.at ? other : one), first);
  const { notify_id, notify_status: status } = last.row;
  return { notify_id, status, http_code: last.attempt.http_code, at: last.attempt.at };
}

/** The API of a wallet as its people see it. */
export function apiDetail(world: World, wallet: WalletRow): ApiDetail {
  const { wallet_id } = wallet;
  const row = world.apiKeys.get(wallet_id);
  const pending = pendingView(world, wallet_id);
  const status = row?.status ?? (pending === null ? 0 : 3);
  const coSigner = row?.co_signer ?? null;
  const custody_rsa_pub = status === 0 ? '' : platformKey(wallet_id);
  return {
    wallet_id,
    status,
    app_id: status === 0 ? '' : wallet.app_id,
    custody_rsa_pub,
    custody_fingerprint: fingerprintOf(custody_rsa_pub),
    ...valuesView(valuesInForce(row)),
    verify_way: verifyWay(coSigner, row?.cosigner_rsa_pub ?? ''),
    withdraw_callback: coSigner?.withdraw_callback ?? '',
    permissions: status === 0 ? [] : permissions,
    co_signer: {
      status: wallet.co_signer_status,
      version: coSigner?.version ?? '',
      kind: coSigner?.kind ?? null,
      online: coSigner?.online ?? 0,
    },
    last_callback: lastCallback(world, wallet_id),
    created_at: row?.created_at ?? null,
    updated_at: row?.updated_at ?? null,
    updated_by: row === undefined ? null : personBeside(world, row.updated_by),
    pending,
  };
}

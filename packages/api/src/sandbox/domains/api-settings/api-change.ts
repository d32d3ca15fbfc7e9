import type { PendingApi } from '../../../domains/api-settings/api-settings.schema.ts';
import { openItem } from '../approvals/items.ts';
import type { ItemRow } from '../approvals/approvals-tables.ts';
import { workspaceSteps } from '../approvals/strategy-hit.ts';
import { logAs } from '../operations/log-operation.ts';
import { known, type World } from '../../world/world.ts';
import type { ApiKeyRow, ApiValuesRow } from './api-settings-tables.ts';
import { changedFields, loggedText, noValues, opOfField, valueText } from './api-values.ts';

/** A change of a wallet's API: what is done, and all values as they would be. */
export interface ApiChange {
  op: PendingApi['op'];
  values: ApiValuesRow;
}

/** Who changes the API of which wallet. */
export interface Changer {
  world: World;
  wallet_id: number;
  uid: number;
}

/** The values in force; empty ones while there are none. */
export function valuesInForce(row: ApiKeyRow | undefined): ApiValuesRow {
  const { client_rsa_pub, cosigner_rsa_pub, ip_whitelist, notify_url, cosigner_url } = row ?? noValues;
  return { client_rsa_pub, cosigner_rsa_pub, ip_whitelist, notify_url, cosigner_url };
}

/** Brings a change into force. Without its API a co-signer does nothing. */
export function applyChange({ world, wallet_id, uid }: Changer, { op, values }: ApiChange): void {
  const now = world.clock.now();
  const wallet = known(world.wallets.get(wallet_id), `wallet ${wallet_id}`);
  const row = world.apiKeys.get(wallet_id);
  const change = { ...values, updated_at: now, updated_by: uid };
  if (row === undefined) {
    world.apiKeys.insert({ ...change, wallet_id, status: 1, co_signer: null, created_at: now });
    const isAwaited = wallet.co_signer_status === 0 && values.cosigner_rsa_pub !== '';
    if (isAwaited) world.wallets.update(wallet, { co_signer_status: 1 });
    return;
  }
  const status = op === 'disable' ? 2 : op === 'enable' ? 1 : row.status;
  world.apiKeys.update(row, { ...change, status });
  if (status === 2 && wallet.co_signer_status === 2) world.wallets.update(wallet, { co_signer_status: 3 });
  if (op === 'enable' && wallet.co_signer_status === 3) world.wallets.update(wallet, { co_signer_status: 2 });
}

/** Writes a change down, a line for each sort of thing that is changed. */
export function logChange(
  { world, wallet_id, uid }: Changer,
  { op, values }: ApiChange,
  item?: ItemRow,
): void {
  const before = valuesInForce(world.apiKeys.get(wallet_id));
  const changed = changedFields(before, values);
  const ops = op === 'edit' ? [...new Set(changed.map((field) => opOfField[field]))] : [op];
  for (const one of ops) {
    const fields = changed.filter((field) => op !== 'edit' || opOfField[field] === one);
    const text = (from: ApiValuesRow) => loggedText(from, fields);
    logAs(world, uid, {
      wallet_id,
      business: 'api',
      op: one,
      business_id: wallet_id,
      before: text(before),
      after: text(values),
      ...(item === undefined ? {} : { status: item.status, item_id: item.item_id }),
    });
  }
}

/** Puts a change before the people that the wallet's strategy for its API names; the old values stay in force. */
export function proposeChange(changer: Changer, change: ApiChange): ItemRow {
  const { world, wallet_id, uid } = changer;
  const before = valuesInForce(world.apiKeys.get(wallet_id));
  const item = openItem(world, {
    item_type: 8,
    business_id: wallet_id,
    wallet_id,
    initiator_uid: uid,
    title: { key: `todo.title.api.${change.op}`, params: {} },
    summary: changedFields(before, change.values).map((field) => ({
      key: `todo.summary.api.${field}`,
      params: { before: valueText(before, field), after: valueText(change.values, field) },
    })),
    before,
    after: change,
    steps: workspaceSteps(world, wallet_id, 'api'),
  });
  logChange(changer, change, item);
  return item;
}

import { people } from '../../world/people.seed.ts';
import type { History } from '../../world/history.ts';
import { known, type World } from '../../world/world.ts';
import { pendingItem } from '../approvals/items.ts';
import { walletIds } from '../wallets/wallets.seed.ts';
import { applyChange, logChange, proposeChange, valuesInForce, type ApiChange } from './api-change.ts';
import type { ApiValuesRow } from './api-settings-tables.ts';
import { everybodyAgrees, somebodyRefuses } from './everybody-agrees.seed.ts';
import { rsaPublicKey } from './rsa-key.seed.ts';
import { day, hour } from '../../../core/durations.ts';

const { owner, admin, member } = people;
const wallet_id = walletIds.treasury;

const first: ApiValuesRow = {
  client_rsa_pub: rsaPublicKey('client'),
  cosigner_rsa_pub: rsaPublicKey('co-signer'),
  ip_whitelist: ['203.0.113.10', '203.0.113.11'],
  notify_url: 'https://pay.harbour.example/custody/notify',
  cosigner_url: 'http://10.20.0.14:28888',
};

/** Treasury has an API and a co-signer; a change of its addresses waits. Operations has none. */
export function seedApiSettings(world: World, history: History): void {
  const edited = (values: Partial<ApiValuesRow>): ApiChange => ({
    op: 'edit',
    values: { ...valuesInForce(world.apiKeys.get(wallet_id)), ...values },
  });

  function propose(ago: number, uid: number, values: Partial<ApiValuesRow>, decision?: 1 | 2): void {
    history.ago(ago, () => void proposeChange({ world, wallet_id, uid }, edited(values)));
    if (decision === undefined) return;
    history.ago(ago - 3 * hour, () => {
      const item = known(pendingItem(world, 8, wallet_id), 'change of the API');
      if (decision === 1) everybodyAgrees(world, item);
      else somebodyRefuses(world, item, 'Not before the new network is tested');
    });
  }

  const made: ApiChange = { op: 'create', values: first };
  const changer = { world, wallet_id, uid: owner.uid };
  logChange(changer, made);
  applyChange(changer, made);
  const row = known(world.apiKeys.get(wallet_id), 'API of Treasury');
  world.apiKeys.update(row, {
    co_signer: {
      version: '2.4.1',
      kind: 'standard',
      online: 1,
      withdraw_callback: 'https://pay.harbour.example/custody/approve',
    },
  });

  propose(58 * day, admin.uid, { client_rsa_pub: rsaPublicKey('client, second') }, 1);
  propose(30 * day, member.uid, { notify_url: 'https://hooks.harbour.example/custody' }, 2);
  propose(9 * hour, admin.uid, { ip_whitelist: [...first.ip_whitelist, '198.51.100.0/28'] });
}

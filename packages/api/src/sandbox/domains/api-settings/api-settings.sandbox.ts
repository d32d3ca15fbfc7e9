import { codes } from '../../../core/codes.ts';
import type { apiSettings } from '../../../domains/api-settings/api-settings.contract.ts';
import { governs, ownedWallet, ownWallet, refuseExpired } from '../../world/access.ts';
import { checkAuthenticator } from '../../wire/authenticator.ts';
import { Refused } from '../../wire/refuse.ts';
import type { ResolversOf } from '../../wire/resolver.ts';
import { refuseSecond } from '../approvals/items.ts';
import { applyChange, logChange, proposeChange, valuesInForce, type ApiChange } from './api-change.ts';
import { changedFields, checkValues } from './api-values.ts';
import { apiDetail, platformKey } from './api-view.ts';

/** The key of a wallet’s API: who may call, from where, and where it is told of what happens. */
export const apiSettingsSandbox = {
  detail: ({ wallet_id }, asking) => apiDetail(asking.world, ownWallet(asking, wallet_id)),

  save(asked, asking) {
    const { world, person } = asking;
    const { wallet_id, ga_code } = asked;
    const row = world.apiKeys.get(wallet_id);
    // Only the owner makes an API; everybody may propose to change it.
    const wallet = row === undefined ? ownedWallet(asking, wallet_id) : ownWallet(asking, wallet_id);
    refuseExpired(asking, wallet);
    refuseSecond(world, 8, wallet_id);
    const values = checkValues(asked);
    checkAuthenticator(ga_code);
    const answer = { app_id: wallet.app_id, custody_rsa_pub: platformKey(wallet_id) };
    if (changedFields(valuesInForce(row), values).length === 0) return answer;
    const changer = { world, wallet_id, uid: person.uid };
    const change: ApiChange = { op: row === undefined ? 'create' : 'edit', values };
    if (row?.status !== 2) return { ...answer, item_id: proposeChange(changer, change).item_id };
    // What is switched off lets nobody in: only switching it on again is decided by others.
    logChange(changer, change);
    applyChange(changer, change);
    return answer;
  },

  switch({ wallet_id, status, ga_code }, asking) {
    const { world, person } = asking;
    const wallet = ownWallet(asking, wallet_id);
    const row = world.apiKeys.get(wallet_id);
    // Whoever governs the wallet stops a key that was stolen, whatever else waits or has run out.
    const isAtOnce = status === 2 && governs(wallet, person.uid);
    if (!isAtOnce) {
      refuseExpired(asking, wallet);
      refuseSecond(world, 8, wallet_id);
    }
    if (row === undefined || row.status === status) throw new Refused(codes.alreadyHandled);
    checkAuthenticator(ga_code);
    const changer = { world, wallet_id, uid: person.uid };
    const change: ApiChange = { op: status === 1 ? 'enable' : 'disable', values: valuesInForce(row) };
    if (!isAtOnce) return { item_id: proposeChange(changer, change).item_id };
    logChange(changer, change);
    applyChange(changer, change);
    return {};
  },
} satisfies ResolversOf<typeof apiSettings>;

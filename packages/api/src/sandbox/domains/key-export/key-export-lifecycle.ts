import { governs, personOf, subWalletOf, walletOf } from '../../world/access.ts';
import type { Lifecycle, Signable, SignView } from '../../world/lifecycle.ts';
import { known, type World } from '../../world/world.ts';
import type { ItemRow } from '../approvals/approvals-tables.ts';
import {
  allowExport,
  apply,
  exportKeys,
  isAppliedFor,
  mayExport,
  requestOf,
  type KeyScope,
} from './applications.ts';

type Business = 'key_export_wallet' | 'key_export_sub_wallet';

const reasonLimit = 200;

/** The last code for such an application: it knows who asks, and why. */
function codeOf(world: World, business: Business, id: number, uid?: number) {
  return world.signCodes
    .where('business', `${business}/${id}`)
    .findLast((code) => uid === undefined || (code.uid === uid && code.status === 2));
}

function nameOf(world: World, walletId: number, { sub_wallet_ids }: KeyScope): string {
  const names = sub_wallet_ids.map((sub_wallet_id) => subWalletOf(world, { sub_wallet_id }).sub_wallet_name);
  return [walletOf(world, { wallet_id: walletId }).wallet_name, ...names].join(' / ');
}

interface Wanted {
  wallet_id: number;
  keys: KeyScope;
}

/** Applying for keys, which is done on the phone: one of the shares is there. */
function applying(business: Business, wantedOf: (world: World, id: number) => Wanted | undefined): Signable {
  const wanted = (world: World, id: number) => known(wantedOf(world, id), `${business} ${id}`);
  return {
    maySign(world, id, uid) {
      const asked = wantedOf(world, id);
      if (asked === undefined) return false;
      const { wallet_id, keys } = asked;
      return governs(walletOf(world, { wallet_id }), uid) && !isAppliedFor(world, wallet_id, keys);
    },
    view(world, id): SignView {
      const { wallet_id, keys } = wanted(world, id);
      const uid = codeOf(world, business, id)?.uid;
      return {
        title: ['Apply to export keys', '申请导出私钥'],
        wallet: nameOf(world, wallet_id, keys),
        askedBy: uid === undefined ? '' : personOf(world, uid).nickname,
        lines: [[['Keys', '私钥'], nameOf(world, wallet_id, keys)]],
      };
    },
    sign(world, id, person) {
      const { wallet_id, keys } = wanted(world, id);
      const reason = Array.from(codeOf(world, business, id, person.uid)?.summary.trim() ?? '');
      apply(world, wallet_id, person.uid, keys, reason.slice(0, reasonLimit).join(''));
    },
    refuse() {},
  };
}

function applicationAt(world: World, applyId: number): ItemRow | undefined {
  return world.items.where('business', `9/${applyId}`).at(-1);
}

const application = (world: World, id: number) => known(applicationAt(world, id), `application ${id}`);

/** Fetching what was approved: the phone adds its share to the file. */
const fetching: Signable = {
  maySign(world, id, uid) {
    const item = applicationAt(world, id);
    return item !== undefined && mayExport(world, item, uid);
  },
  view(world, id) {
    const item = application(world, id);
    const keys = requestOf(item);
    return {
      title: ['Export keys', '导出私钥'],
      wallet: nameOf(world, item.wallet_id, keys),
      askedBy: personOf(world, item.initiator_uid).nickname,
      lines: [[['Reason', '原因'], keys.reason]],
    };
  },
  sign: (world, id, person) => exportKeys(world, application(world, id), person.uid),
  refuse() {},
};

/** Keys are applied for and fetched on the phone; what was approved may be fetched for a day. */
export const keyExportLifecycle: Lifecycle = {
  items: { 9: { passed: (world, item) => allowExport(world, item) } },
  signables: {
    key_export_wallet: applying('key_export_wallet', (world, id) =>
      world.wallets.get(id)?.wallet_status === 1
        ? { wallet_id: id, keys: { scope: 'wallet', sub_wallet_ids: [] } }
        : undefined,
    ),
    key_export_sub_wallet: applying('key_export_sub_wallet', (world, id) => {
      const subWallet = world.subWallets.get(id);
      return (
        subWallet && { wallet_id: subWallet.wallet_id, keys: { scope: 'sub_wallets', sub_wallet_ids: [id] } }
      );
    }),
    key_export_file: fetching,
  },
};

import { strategies, type ChangeRequest, type WorkspaceBusiness } from '@mpc/api';
import { client } from '#shared/api/api.ts';

/** Which strategy a change is of, and what is to become of it. */
export interface ChangeAbout {
  walletId: number;
  /** Absent of a workspace strategy. */
  subWalletId?: number | undefined;
  business: ChangeRequest['business'];
  /** 1 add, 2 edit, 3 delete, 4 sort. */
  op: ChangeRequest['op'];
  /** The advanced strategy that is edited or deleted. */
  strategyId?: number | undefined;
  /** The scenario of a workspace strategy. */
  businessType?: WorkspaceBusiness | undefined;
}

/** The pending requests of a person that say the same: a new one among them is the one whose answer was lost. */
export async function pendingIds(about: ChangeAbout, uid: number): Promise<number[]> {
  const { walletId, subWalletId, business, op, strategyId, businessType } = about;
  const { list } = await client.call(strategies.changes, {
    wallet_id: walletId,
    operator_uid: uid,
    status: [0],
    type: [business],
    op: [op],
    ...(subWalletId === undefined ? {} : { sub_wallet_id: subWalletId }),
    ...(strategyId === undefined ? {} : { strategy_id: strategyId }),
    ...(businessType === undefined ? {} : { business_type: [businessType] }),
    page_no: 1,
    page_size: 100,
  });
  return list.map(({ audit_id }) => audit_id);
}

import { strategies, type DataOf, type WorkspaceBusiness } from '@mpc/api';
import type { Item, ItemKind } from '../item.ts';
import type { Reader } from './reader.ts';

type Business = DataOf<typeof strategies.businessInfo>;

/** Reads what decides a scenario of the wallet, by the number of its item. */
export function readBusiness(id: number, reader: Reader): Promise<Business> {
  return reader.call(strategies.businessInfo, { audit_id: id });
}

/** The parts that every scenario of a wallet has; what it says and how it is decided is its own. `id` is what was asked for. */
export function fromBusiness(kind: ItemKind, id: number, business: Business): Omit<Item, 'content' | 'ways'> {
  const { item_type, sub_wallet_id } = business;
  return {
    kind,
    key: `item ${id}`,
    id,
    type: item_type,
    title: business.title,
    walletId: business.wallet_id,
    subWalletId: sub_wallet_id,
    subWalletName: business.sub_wallet_name,
    initiator: business.operator,
    createdAt: business.created_at,
    finishedAt: business.finished_at,
    remark: business.remark,
    status: business.status,
    nodes: business.node_list,
    myAction: business.my_action,
    canRevoke: false,
    code: { business_type: 'item', business_id: id },
    asks: asksOf(business.business_type),
  };
}

const asksOf = (business_type: WorkspaceBusiness | undefined): Item['asks'] =>
  business_type === undefined ? undefined : { business_type };

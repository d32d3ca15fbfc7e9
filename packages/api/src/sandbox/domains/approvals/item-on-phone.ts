import type { ItemType, LocalizedText } from '../../../domains/approvals/approvals.schema.ts';
import { personOf } from '../../world/access.ts';
import type { Both, SignView } from '../../world/lifecycle.ts';
import type { World } from '../../world/world.ts';
import { isOfBusiness } from '../strategies/strategy-change.ts';
import { businessNames, workspaceBusinesses } from '../strategies/workspace-businesses.ts';
import type { ItemRow } from './approvals-tables.ts';

/** What each sort of item is called. */
const titles: Readonly<Record<ItemType, Both>> = {
  1: ['Transfer', '转账'],
  2: ['Contract call', '合约调用'],
  3: ['Basic strategy', '基础策略'],
  4: ['Advanced strategy', '高级策略'],
  5: ['Workspace strategy', '工作站策略'],
  6: ['Address book', '地址簿'],
  7: ['Auto sweep', '自动归集'],
  8: ['API settings', 'API 设置'],
  9: ['Key export', '私钥导出'],
  10: ['Equal-rights key', '同权私钥'],
  11: ['Cold-wallet address', '冷钱包地址'],
  12: ['Contract sweep rule', '合约归集规则'],
  13: ['KYT handling', 'KYT 处置'],
  14: ['Refund', '退款'],
  15: ['Bill', '账单'],
  16: ['Cold-wallet task', '冷钱包任务'],
};

/** What the facts of an item are called, by their name in its sentences; a name that is not here stands for itself. */
const labels: Readonly<Record<string, Both>> = {
  name: ['Name', '名称'],
  names: ['Names', '名称'],
  subWallet: ['Sub-wallet', '子钱包'],
  net: ['Network', '网络'],
  address: ['Address', '地址'],
  label: ['Label', '标签'],
  count: ['Quantity', '数量'],
  amount: ['Amount', '数量'],
  coin: ['Coin', '币种'],
  symbol: ['Coin', '币种'],
  omnibus: ['Omnibus sub-wallet', '归集子钱包'],
  gasStation: ['Gas station', '加油站'],
  sender: ['From', '发送人'],
  to: ['To', '接收人'],
  reason: ['Reason', '原因'],
  fingerprint: ['Fingerprint', '核对词'],
  before: ['Before', '变更前'],
  after: ['After', '变更后'],
};

function linesOf({ params }: LocalizedText): SignView['lines'] {
  const { step, threshold, of, people, ...facts } = params;
  if (people !== undefined)
    return [[[`Step ${step}: ${threshold} of ${of}`, `第 ${step} 步：${of} 人中 ${threshold} 人`], people]];
  return Object.entries(facts)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => [labels[name] ?? [name, name], value]);
}

function titleOf(item: ItemRow): Both {
  const [english, chinese] = titles[item.item_type];
  const business =
    item.item_type === 5 ? workspaceBusinesses.find((one) => isOfBusiness(item, one)) : undefined;
  if (business === undefined) return [english, chinese];
  const [inEnglish, inChinese] = businessNames[business];
  return [`${english}: ${inEnglish}`, `${chinese}：${inChinese}`];
}

/** A change as the phone shows it before it is signed. */
export function itemView(world: World, item: ItemRow): SignView {
  return {
    title: titleOf(item),
    wallet: world.wallets.get(item.wallet_id)?.wallet_name ?? '',
    askedBy: personOf(world, item.initiator_uid).nickname,
    lines: [item.title, ...item.summary].flatMap(linesOf),
  };
}

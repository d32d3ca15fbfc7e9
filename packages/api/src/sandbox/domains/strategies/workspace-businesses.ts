import { WorkspaceBusiness } from '../../../domains/approvals/approvals.schema.ts';
import type { Both } from '../../world/lifecycle.ts';
import type { WireLanguage } from '../../wire/messages.ts';

/** What the scenarios that workspace strategies decide are called. */
export const businessNames: Readonly<Record<WorkspaceBusiness, Both>> = {
  api: ['API management', 'API 管理'],
  key_export: ['Viewing and exporting keys', '查看与导出私钥'],
  auto_collect: ['Omnibus sub-wallet and gas station', '归集子钱包与加油站'],
  cold_address: ['Cold-wallet addresses', '冷钱包地址'],
  workspace: ['Workspace strategies', '工作站策略'],
  address_book: ['Address book', '地址簿'],
  collect_rule: ['Contract sweep rules', '合约归集规则'],
  kyt: ['KYT handling', 'KYT 处置'],
  refund: ['Refunds', '退款'],
  bill: ['Bills', '账单支付'],
  cold_task: ['Cold-wallet tasks', '冷钱包任务'],
  tron_agent: ['TRON auto agent', 'TRON 自动代理'],
};

/** Every scenario that workspace strategies decide, as they are listed. */
export const workspaceBusinesses = WorkspaceBusiness.options;

/** What a scenario is called. */
export function businessName(business: WorkspaceBusiness, language: WireLanguage): string {
  return businessNames[business][language === 'zh_CN' ? 1 : 0];
}

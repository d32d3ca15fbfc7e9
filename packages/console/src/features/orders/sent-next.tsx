import { WithdrawStatus } from '@mpc/api';
import { listNames, useLanguage } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { OrderInfo } from './order-info.ts';
import { activeNode } from './order-turn.rules.ts';

/** What an order that was submitted a moment ago waits for, by its own status. */
export function SentNext({ order }: { order: OrderInfo }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (order.my_action === 2) return t('intent.sent.sign');
  if (order.status === WithdrawStatus.awaitingApproval) {
    const names = (activeNode(order.node_list)?.members ?? [])
      .filter((member) => member.status === 0)
      .map((member) => member.name);
    if (names.length > 0) {
      return t('intent.sent.waits', { names: listNames(names, language, 'or') });
    }
  }
  return t(
    order.status === WithdrawStatus.awaitingSignature ? 'intent.sent.signature' : 'intent.sent.follow',
  );
}

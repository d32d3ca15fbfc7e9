import { withdrawals } from '@mpc/api';
import { listNames, useLanguage } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { activeNode, awaitsPeople, isAsked } from './order-turn.rules.ts';
import { decidedAs, type OrderInfo } from './order-info.ts';
import { live } from '#shared/freshness/live.ts';

/**
 * Whether this person may sign an order, where it waits for their signature or where they are asked and may not act:
 * null where neither is so. `barred` says why not.
 */
export function useSignRight(order: OrderInfo, uid: number): { barred: string | undefined } | null {
  const { t } = useTranslation();
  const language = useLanguage();
  const signs = activeNode(order.node_list)?.node_type === 2;
  const concerned =
    decidedAs(order) !== null &&
    awaitsPeople(order) &&
    isAsked(order, uid) &&
    (signs || order.my_action === 0);
  const protection = useQuery({
    ...read(withdrawals.signProtection, { id: order.id }),
    enabled: concerned,
    ...live,
  });
  if (!concerned) return null;
  if (protection.data === undefined) {
    return { barred: t(protection.isError ? 'order.sign.unread' : 'order.sign.reading') };
  }
  const { can_sign, sign_protect, allowed_signers } = protection.data;
  if (can_sign === 1 && order.my_action === 2) return { barred: undefined };
  const others = listNames(
    allowed_signers.filter((signer) => signer.uid !== uid).map((signer) => signer.nickname),
    language,
  );
  return {
    barred: t(sign_protect === 1 ? 'order.sign.protected' : 'order.sign.notYours', {
      names: others || t('order.sign.nobody'),
    }),
  };
}

import { strategies } from '@mpc/api';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { listed } from '#shared/i18n/i18n.ts';
import { useMayGovern } from '#shared/selection/use-wallet-role.ts';
import { useCommonStore } from '#shared/session/common-store.ts';

/**
 * Why a person may not switch the agent of a wallet; undefined where they may. The people of its workspace strategy may,
 * where there is one; otherwise the owner and admins.
 */
export function useSwitchBar(walletId: number): string | undefined {
  const { t } = useTranslation('tools');
  const uid = useCommonStore(({ user }) => user?.uid);
  const mayGovern = useMayGovern();
  const all = useQuery(read(strategies.workspaceList, { wallet_id: walletId }));
  const strategy = all.data?.find(({ business_type }) => business_type === 'tron_agent');
  if (strategy === undefined || strategy.is_default === 1)
    return mayGovern === false ? t('agent.governorsOnly') : undefined;
  const people = strategy.node_list.flatMap(({ members }) => members);
  if (people.some((person) => person.uid === uid)) return undefined;
  return t('agent.onlyThese', { names: listed([...new Set(people.map(({ nickname }) => nickname))]) });
}

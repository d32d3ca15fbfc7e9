import { receiving } from '@mpc/api';
import { ellipsis, EmptyState, OptionList, Skeleton } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import type { Picked } from './destination-picker.tsx';
import type { PaymentSource } from '../flow/use-home.ts';

interface OwnListProps {
  home: PaymentSource;
  symbol: string;
  keyword: string;
  onPick: (picked: Picked) => void;
}

/** Where our other sub-wallets receive a coin, in every wallet one is in. */
export function OwnList({ home, symbol, keyword, onPick }: OwnListProps) {
  const { t } = useTranslation();
  const own = useQuery(read(receiving.myAddresses, { symbol, ...(keyword === '' ? {} : { keyword }) }));
  return (
    <QueryView query={own} skeleton={<Skeleton shape="rows" count={3} />}>
      {(all) => {
        const others = all.filter(({ sub_wallet_id }) => sub_wallet_id !== home.subWallet.id);
        const wallets = [...new Map(others.map((one) => [one.wallet_id, one.wallet_name]))];
        return (
          <OptionList
            label={t('transfer.pick.own')}
            sections={wallets.map(([id, title]) => ({
              id: String(id),
              title,
              items: others
                .filter(({ wallet_id }) => wallet_id === id)
                .map(({ sub_wallet_id, sub_wallet_name, address, memo }) => ({
                  id: String(sub_wallet_id),
                  title: sub_wallet_name,
                  detail: (
                    <>
                      {ellipsis(address)}
                      {memo === '' ? null : ` · ${t('transfer.memo')} ${memo}`}
                    </>
                  ),
                })),
            }))}
            onSelect={(id) => {
              const one = others.find(({ sub_wallet_id }) => String(sub_wallet_id) === id);
              if (one !== undefined) onPick(one);
            }}
            empty={<EmptyState title={t('transfer.pick.noOwn')} />}
          />
        );
      }}
    </QueryView>
  );
}

import { approvals, wallets, type SubWallet } from '@mpc/api';
import { useQuery } from '@tanstack/react-query';
import { ArrowDownLeft, ArrowUpRight, ListChecks, Rows3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { itemRefOf } from '#features/approvals';
import { read } from '#shared/api/api.ts';
import { coinName } from '#shared/coin/coin-name.ts';
import { paths } from '#shared/paths.ts';
import type { PaletteItem } from './palette-item.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** Forms and decisions that can be opened from anywhere. Nothing is sent or decided by choosing one. */
export function useActions(walletId: number | null, subWallet: SubWallet | null): PaletteItem[] {
  const { t } = useTranslation();
  const wallet_id = walletId ?? 0;
  const coins = useQuery({
    ...read(wallets.focusCoins, { wallet_id, sub_wallet_id: subWallet?.sub_wallet_id ?? 0, need_stat: 0 }),
    enabled: subWallet !== null,
  });
  const next = useQuery({
    ...read(approvals.items, {
      wallet_id,
      tab: 'mine',
      order_by: 'expire_at',
      order: 'asc',
      page_no: 1,
      page_size: 1,
    }),
    enabled: walletId !== null,
  });
  const [first] = next.data?.list ?? [];
  const item = first === undefined ? null : itemRefOf(first);
  const approve: PaletteItem[] =
    item === null
      ? []
      : [
          {
            id: 'action:next',
            label: t('palette.next'),
            icon: <ListChecks {...icon} />,
            href: `${paths.center.todo}?w=${wallet_id}&open=${item.kind}:${item.id}`,
          },
        ];
  if (subWallet === null) return approve;
  const at = (open: string) =>
    `${paths.center.wallet.index}?w=${wallet_id}&s=${subWallet.sub_wallet_id}&open=${open}`;
  const detail = subWallet.sub_wallet_name;
  return [
    ...approve,
    {
      id: 'action:batch',
      label: t('palette.batch'),
      detail,
      icon: <Rows3 {...icon} />,
      href: at('batch'),
    },
    ...(coins.data?.list ?? []).flatMap((coin): PaletteItem[] => [
      {
        id: `transfer:${coin.symbol}`,
        label: t('palette.transfer', { coin: coinName(coin) }),
        detail,
        keywords: coin.symbol,
        icon: <ArrowUpRight {...icon} />,
        href: at(`transfer:${coin.symbol}`),
      },
      {
        id: `receive:${coin.symbol}`,
        label: t('palette.receive', { coin: coinName(coin) }),
        detail,
        keywords: coin.symbol,
        icon: <ArrowDownLeft {...icon} />,
        href: at(`receive:${coin.symbol}`),
      },
    ]),
  ];
}

import { approvals, wallets, type Coin, type SubWallet } from '@mpc/api';
import { useQuery } from '@tanstack/react-query';
import { ArrowDownLeft, ArrowUpRight, BookUser, FileCode, ListChecks, Rows3 } from 'lucide-react';
import type { TFunction } from 'i18next';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { itemRefOf } from '#features/approvals';
import { read } from '#shared/api/api.ts';
import { coinName } from '#shared/coin/coin-name.ts';
import { paths } from '#shared/paths.ts';
import type { PaletteItem } from './palette-item.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

interface PaymentSource {
  wallet_id: number;
  sub_wallet_id: number;
  sub_wallet_name: string;
}

/** The forms of a coin in a sub-wallet. */
export function coinActions(
  t: TFunction,
  coin: Pick<Coin, 'symbol' | 'symbol_alias' | 'coin_net'>,
  { wallet_id, sub_wallet_id, sub_wallet_name }: PaymentSource,
): PaletteItem[] {
  const forms = [
    ['transfer', <ArrowUpRight key="transfer" {...icon} />],
    ['receive', <ArrowDownLeft key="receive" {...icon} />],
  ] as const;
  return forms.map(([form, sign]) => ({
    id: `${form}:${sub_wallet_id}:${coin.symbol}`,
    label: t(`palette.${form}`, { coin: coinName(coin) }),
    detail: sub_wallet_name,
    keywords: coin.symbol,
    icon: sign,
    href: `${paths.center.wallet.index}?w=${wallet_id}&s=${sub_wallet_id}&open=${form}:${coin.symbol}`,
  }));
}

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
            isFleeting: true,
            icon: <ListChecks {...icon} />,
            href: `${paths.center.todo}?w=${wallet_id}&open=${item.kind}:${item.id}`,
          },
        ];
  const add: PaletteItem[] =
    walletId === null
      ? []
      : [
          {
            id: 'action:add',
            label: t('palette.addAddress'),
            icon: <BookUser {...icon} />,
            href: `${paths.center.addressBook.index}?w=${wallet_id}&open=add`,
          },
        ];
  if (subWallet === null) return [...approve, ...add];
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
    {
      id: 'action:web3',
      label: t('palette.web3'),
      detail,
      icon: <FileCode {...icon} />,
      href: at('web3'),
    },
    ...add,
    ...(coins.data?.list ?? []).flatMap((coin) => coinActions(t, coin, subWallet)),
  ];
}

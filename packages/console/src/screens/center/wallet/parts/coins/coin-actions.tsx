import type { Coin, SubWallet } from '@mpc/api';
import { Button, IconButton, Inline } from '@mpc/ui';
import { ArrowDownToLine, ArrowUpFromLine, Ellipsis } from 'lucide-react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import { WhenPressed } from '#shared/when-pressed.tsx';
import { transferBarred } from './transfer-barred.ts';

const load = () => import('./coin-menu.tsx');

const CoinMenu = lazyPart(load, 'CoinMenu');

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

export interface CoinActionsProps {
  coin: Coin;
  subWallet: SubWallet;
  /** Icons alone, where a row has little room. */
  compact: boolean;
  /** Opens something of a coin. */
  onShow: (kind: string, symbol: string) => void;
}

/** What can be done with one coin. */
export function CoinActions({ coin, subWallet, compact, onShow }: CoinActionsProps) {
  const { t } = useTranslation();
  const named = { coin: `${coin.symbol_alias} ${coin.coin_net}` };
  const more = t('assets.moreOf', named);
  return (
    <Inline gap="xs" justify="end" wrap={false}>
      <Button
        size="small"
        variant="ghost"
        icon={compact ? <ArrowDownToLine {...icon} /> : undefined}
        aria-label={t('assets.receiveCoin', named)}
        title={t('assets.receiveCoin', named)}
        onClick={() => onShow('receive', coin.symbol)}
      >
        {compact ? undefined : t('action.receive')}
      </Button>
      <Button
        size="small"
        variant="ghost"
        icon={compact ? <ArrowUpFromLine {...icon} /> : undefined}
        aria-label={t('assets.transferCoin', named)}
        title={t('assets.transferCoin', named)}
        disabledReason={transferBarred(t, coin)}
        onClick={() => onShow('transfer', coin.symbol)}
      >
        {compact ? undefined : t('action.transfer')}
      </Button>
      <WhenPressed button={<IconButton label={more} icon={Ellipsis} aria-haspopup="menu" />} load={load}>
        <CoinMenu label={more} coin={coin} subWallet={subWallet} />
      </WhenPressed>
    </Inline>
  );
}

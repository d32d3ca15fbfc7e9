import type { Coin, SubWallet } from '@mpc/api';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useNavigate } from 'react-router-dom';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { paths, type Href } from '#shared/paths.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { useCentre } from '../../use-centre.ts';

type Choice = 'addresses' | 'history' | 'pending' | 'hide';

const choices: readonly Choice[] = ['addresses', 'history', 'pending', 'hide'];

/** What can be done with a coin of a sub-wallet besides paying it in and out. */
export function useCoinChoices(subWallet: SubWallet, coin: Pick<Coin, 'symbol'>) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { show } = useOverlayParam();
  const { change } = useCentre();
  const history: Href = `${paths.center.transactions}?sub=${subWallet.sub_wallet_id}&coin=${encodeURIComponent(coin.symbol)}`;
  const act: Record<Choice, () => void> = {
    addresses: () => change({ tab: 'addresses', coin: coin.symbol, open: '' }),
    history: () => void navigate(withSelection(history, location.search)),
    pending: () => show('pending'),
    hide: () => show('hide', coin.symbol),
  };
  return {
    items: choices.map((id) => ({ id, label: t(`assets.coinMore.${id}`) })),
    choose: (id: string) => {
      const choice = choices.find((one) => one === id);
      if (choice !== undefined) act[choice]();
    },
  };
}

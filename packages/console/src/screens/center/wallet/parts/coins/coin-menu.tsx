import type { Coin, SubWallet } from '@mpc/api';
import { IconButton, Menu } from '@mpc/ui';
import { Ellipsis } from 'lucide-react';
import { useCoinChoices } from './use-coin-choices.ts';

export interface CoinMenuProps {
  label: string;
  coin: Coin;
  subWallet: SubWallet;
}

/** The rest of what can be done with one coin. It opens with its first press. */
export function CoinMenu({ label, coin, subWallet }: CoinMenuProps) {
  const { items, choose } = useCoinChoices(subWallet, coin);
  return (
    <Menu
      label={label}
      defaultOpen
      trigger={<IconButton label={label} icon={Ellipsis} />}
      items={items}
      onAction={choose}
    />
  );
}

import type { SubWallet } from '@mpc/api';
import { Button, Stack } from '@mpc/ui';
import { ChevronsUpDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { usePhone } from '#shared/use-media.ts';
import { SubWalletPanel } from './sub-wallet-panel.tsx';

export interface SubWalletSwitcherProps {
  walletId: number;
  selected: SubWallet | null;
  onSelect: (subWallet: SubWallet) => void;
}

/** The list of sub-wallets; on phones one button that names the chosen one and opens the list. */
export function SubWalletSwitcher({ walletId, selected, onSelect }: SubWalletSwitcherProps) {
  const { t } = useTranslation();
  const id = useId();
  const isPhone = usePhone();
  const [open, setOpen] = useState(false);
  const panel = (
    <SubWalletPanel
      walletId={walletId}
      selected={selected?.sub_wallet_id ?? null}
      onSelect={(sub) => {
        setOpen(false);
        onSelect(sub);
      }}
    />
  );
  if (!isPhone) return panel;
  return (
    <Stack gap="s">
      <Button
        block
        icon={<ChevronsUpDown size={16} strokeWidth={1.5} aria-hidden />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {selected === null
          ? t('assets.choose')
          : t('assets.chosen', { name: selected.alias || selected.sub_wallet_name })}
      </Button>
      <div id={id} hidden={!open}>
        {open ? panel : null}
      </div>
    </Stack>
  );
}

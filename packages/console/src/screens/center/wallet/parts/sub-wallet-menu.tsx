import type { SubWallet } from '@mpc/api';
import { Menu } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useNavigate } from 'react-router-dom';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { paths } from '#shared/paths.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { MoreButton } from './more-button.tsx';

export interface SubWalletMenuProps {
  subWallet: SubWallet;
  /** Behind three dots alone, where there is little room. */
  compact: boolean;
}

/** What is done with a sub-wallet less often. It opens with its first press. */
export function SubWalletMenu({ subWallet, compact }: SubWalletMenuProps) {
  const { t } = useTranslation();
  const { show } = useOverlayParam();
  const navigate = useNavigate();
  const openBook = () => void navigate(withSelection(paths.center.wallet.addressBook, location.search));
  return (
    <Menu
      label={t('assets.more')}
      defaultOpen
      trigger={<MoreButton compact={compact} />}
      items={[
        { id: 'batch', label: t('assets.batch') },
        {
          id: 'web3',
          label: t('assets.web3'),
          disabledReason: subWallet.sub_wallet_type === 1 ? t('assets.noWeb3') : undefined,
        },
        { id: 'pending', label: t('assets.coinMore.pending') },
        { divider: true },
        { id: 'manage', label: t('assets.manage') },
        { id: 'book', label: t('nav.addressBook') },
        { id: 'alias', label: t('assets.editAlias') },
      ]}
      onAction={(id) => (id === 'book' ? openBook() : show(id))}
    />
  );
}

import type { SubWallet } from '@mpc/api';
import { Button } from '@mpc/ui';
import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { usePhone } from '#shared/use-media.ts';
import { MoreButton } from './more-button.tsx';
import { WhenPressed } from '#shared/when-pressed.tsx';

const loadDetails = () => import('./wallet-details.tsx');
const loadMenu = () => import('./sub-wallet-menu.tsx');

const Details = lazyPart(loadDetails, 'WalletDetails');
const More = lazyPart(loadMenu, 'SubWalletMenu');

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** Everything that can be done with a sub-wallet as a whole; the two things done most are in sight. */
export function SubWalletActions({ subWallet }: { subWallet: SubWallet }) {
  const { t } = useTranslation();
  const { show } = useOverlayParam();
  const isPhone = usePhone();
  return (
    <>
      <WhenPressed
        button={
          <Button variant="ghost" aria-haspopup="dialog">
            {t('assets.details')}
          </Button>
        }
        load={loadDetails}
      >
        <Details subWallet={subWallet} />
      </WhenPressed>
      <WhenPressed button={<MoreButton compact={isPhone} aria-haspopup="menu" />} load={loadMenu}>
        <More subWallet={subWallet} compact={isPhone} />
      </WhenPressed>
      <Button icon={<ArrowDownToLine {...icon} />} onClick={() => show('receive')}>
        {t('action.receive')}
      </Button>
      <Button variant="primary" icon={<ArrowUpFromLine {...icon} />} onClick={() => show('transfer')}>
        {t('action.transfer')}
      </Button>
    </>
  );
}

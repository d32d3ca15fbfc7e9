import type { SubWallet } from '@mpc/api';
import { Button } from '@mpc/ui';
import { ArrowDownToLine, ArrowUpFromLine, Ellipsis } from 'lucide-react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpen } from '../../../../shared/open/use-open.ts';
import { WhenPressed } from './when-pressed.tsx';

const loadDetails = () => import('./wallet-details.tsx');
const loadMenu = () => import('./sub-wallet-menu.tsx');

const Details = lazy(async () => ({ default: (await loadDetails()).WalletDetails }));
const More = lazy(async () => ({ default: (await loadMenu()).SubWalletMenu }));

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** Everything that can be done with a sub-wallet as a whole; the two things done most are in sight. */
export function SubWalletActions({ subWallet }: { subWallet: SubWallet }) {
  const { t } = useTranslation();
  const { show } = useOpen();
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
      <WhenPressed
        button={
          <Button icon={<Ellipsis {...icon} />} aria-haspopup="menu">
            {t('assets.more')}
          </Button>
        }
        load={loadMenu}
      >
        <More subWallet={subWallet} />
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

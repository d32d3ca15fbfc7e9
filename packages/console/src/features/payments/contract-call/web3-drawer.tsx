import type { SubWallet } from '@mpc/api';
import { Button, Drawer, DrawerFooter, EmptyState } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { PaymentLoader, type PaymentContext } from '../flow/payment-loader.tsx';
import { useWallet } from '#shared/selection/use-wallet-role.ts';
import { useDraft } from '#shared/drafts/use-draft.ts';
import { Web3Flow } from './web3-flow.tsx';
import { emptyWeb3, isWeb3Values } from './web3.values.ts';

/** Which form: a call that is written by hand, a token that changes hands, begun at the token, or an allowance to revoke. */
export type Web3Form = 'web3' | 'nft' | 'revoke';

export interface Web3DrawerProps {
  subWallet: SubWallet;
  /** @default 'web3' */
  form?: Web3Form;
  onClose: () => void;
  /** Shows a call where its whole story is told. */
  onShowOrder: (id: number) => void;
}

/** A call of a contract: the form, the confirmation, and what became of it. Only Web3 sub-wallets make one. */
export function Web3Drawer({ subWallet, form = 'web3', onClose, onShowOrder }: Web3DrawerProps) {
  const { t } = useTranslation();
  const wallet = useWallet();
  if (subWallet.sub_wallet_type === 1)
    return (
      <Drawer open title={t('web3.title')} onClose={onClose}>
        <EmptyState title={t('web3.assetOnly')}>
          {t('web3.assetOnlyDetail', { name: subWallet.alias || subWallet.sub_wallet_name })}
        </EmptyState>
        <DrawerFooter>
          <Button block onClick={onClose}>
            {t('transfer.close')}
          </Button>
        </DrawerFooter>
      </Drawer>
    );
  if (wallet === undefined) return null;
  return (
    <PaymentLoader
      offered={{
        wallet: { id: wallet.wallet_id, name: wallet.wallet_name },
        subWallet: { id: subWallet.sub_wallet_id, name: subWallet.sub_wallet_name },
      }}
      onClose={onClose}
    >
      {(context) => (
        <KeptWeb3 key={form} form={form} context={context} onClose={onClose} onShowOrder={onShowOrder} />
      )}
    </PaymentLoader>
  );
}

interface KeptWeb3Props extends Pick<Web3DrawerProps, 'onClose' | 'onShowOrder'> {
  context: PaymentContext;
  form: Web3Form;
}

function KeptWeb3({ context, form, ...rest }: KeptWeb3Props) {
  const subWalletId = context.home.subWallet.id;
  const draft = useDraft({ kind: form, subWalletId, empty: emptyWeb3, isValues: isWeb3Values });
  if (draft.values === null) return null;
  return (
    <Web3Flow
      {...rest}
      context={context}
      values={draft.values}
      draftedAt={form === 'web3' ? draft.draftedAt : null}
      onChange={draft.change}
      onClear={draft.clear}
    />
  );
}

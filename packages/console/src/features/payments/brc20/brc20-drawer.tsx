import type { SubWallet, Wallet } from '@mpc/api';
import { PaymentLoader, type PaymentContext } from '../flow/payment-loader.tsx';
import { useDraft } from '#shared/drafts/use-draft.ts';
import { Brc20Flow } from './brc20-flow.tsx';
import { emptyBrc20, isBrc20Values } from './brc20.values.ts';

export interface Brc20DrawerProps {
  subWallet: SubWallet;
  wallet: Wallet;
  /** The token to start with. */
  ticker: string | null;
  onClose: () => void;
  /** Shows an order where its whole story is told. */
  onShowOrder: (id: number) => void;
}

/** Inscriptions going out. Bound to the sub-wallet it was opened for. */
export function Brc20Drawer({ wallet, subWallet, ...rest }: Brc20DrawerProps) {
  return (
    <PaymentLoader
      offered={{
        wallet: { id: wallet.wallet_id, name: wallet.wallet_name },
        subWallet: { id: subWallet.sub_wallet_id, name: subWallet.sub_wallet_name },
      }}
      onClose={rest.onClose}
    >
      {(context) => <KeptBrc20 {...rest} context={context} />}
    </PaymentLoader>
  );
}

interface KeptBrc20Props extends Pick<Brc20DrawerProps, 'ticker' | 'onClose' | 'onShowOrder'> {
  context: PaymentContext;
}

function KeptBrc20({ context, ...rest }: KeptBrc20Props) {
  const subWalletId = context.home.subWallet.id;
  const draft = useDraft({ kind: 'brc20', subWalletId, empty: emptyBrc20, isValues: isBrc20Values });
  if (draft.values === null) return null;
  return (
    <Brc20Flow
      {...rest}
      context={context}
      values={draft.values}
      draftedAt={draft.draftedAt}
      onChange={draft.change}
      onClear={draft.clear}
    />
  );
}

import { wallets, withdrawals } from '@mpc/api';
import { addressOn, people, specialAddresses, subWalletIds, walletIds } from '@mpc/api/sandbox';
import { useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/api.ts';
import { coinName } from '#shared/coin/coin-name.ts';
import { nameFields } from '#shared/testing/lies.ts';
import type { Decision } from '#shared/testing/lying-server.tsx';
import { posting } from '#shared/testing/posted.ts';
import { usePaymentFlow, type Summary } from '../../features/payments/flow/use-payment-flow.ts';
import { isAnswered } from '../../features/payments/recipients/transfer-proofs.ts';
import { TransferConfirmPage } from '../../features/payments/transfer/transfer-confirm-page.tsx';
import { isForbidden, waitingFor } from '../../features/payments/transfer/transfer-findings.ts';
import { summarize } from '../../features/payments/transfer/transfer-summary.ts';
import {
  emptyRow,
  untouched,
  type TransferValues,
} from '../../features/payments/transfer/transfer.values.ts';
import { useTransferFacts } from '../../features/payments/transfer/use-transfer-facts.ts';

export const home = {
  wallet: { id: walletIds.treasury, name: 'Treasury' },
  subWallet: { id: subWalletIds.main, name: 'Main sub-wallet' },
};
const answers = { risk: false, compared: false, lookAlike: '', contract: false, middle: '' };
const nothing = () => {};

/** The flow of a payment that is about to be sent, without any made before. */
export const useFlow = () => usePaymentFlow({ intents: [], refreshed: ['withdrawals'], onSent: nothing });

/** A transfer as somebody fills it in who reads the coin's name. */
function useTransfer(coin: string, typed: Partial<TransferValues>) {
  const coins = useQuery(
    read(wallets.focusCoins, { wallet_id: home.wallet.id, sub_wallet_id: home.subWallet.id, need_stat: 1 }),
  );
  const symbol = coins.data?.list.find((one) => coinName(one) === coin)?.symbol ?? null;
  const values = { ...untouched(symbol), ...typed };
  const data = useTransferFacts(home, values);
  const flow = useFlow();
  const { facts, coinLabel, quotedAt } = data;
  const isReady = waitingFor(facts) === null && !isForbidden(facts) && isAnswered(facts, answers);

  return {
    decided: isReady
      ? summarize({ uid: people.member.uid, home, values, answers, facts, coinLabel, quotedAt })
      : null,
    page: (summary: Summary) => (
      <TransferConfirmPage
        flow={flow}
        summary={summary}
        intents={[]}
        values={values}
        answers={answers}
        data={data}
        onRenew={nothing}
      />
    ),
  };
}

const transfer = {
  as: 'member',
  at: `/mpc/center/wallet?w=${home.wallet.id}&s=${home.subWallet.id}`,
  posts: ({ intent }: Summary) => posting(withdrawals.create, intent.payment.order),
  button: 'Submit transfer',
} satisfies Partial<Decision<Summary>>;

const { ordinary } = specialAddresses;
const rows = ['Kingfisher Ltd', 'Larkspur Instruments'].map((name, at) => ({
  ...emptyRow(),
  address: addressOn('ETH', name),
  amount: `0.0${at + 2}`,
}));

export const transfers: Decision<Summary>[] = [
  {
    ...transfer,
    name: 'transfer',
    useOffer: () => useTransfer('USDT (TRC20)', { address: ordinary.tron, amount: '1200.50' }),
    names: nameFields,
  },
  {
    ...transfer,
    name: 'transfer of all there is',
    useOffer: () => useTransfer('ETH', { address: ordinary.evm, max: true }),
  },
  { ...transfer, name: 'transfer to several', useOffer: () => useTransfer('ETH', { rows }) },
];

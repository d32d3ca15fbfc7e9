import { approvals, transactions, wallets, withdrawals } from '@mpc/api';
import { cacheLifetime } from '@mpc/api/queries';
import { useQuery } from '@tanstack/react-query';
import { useRecipientChecks } from '#features/address-check';
import { callRecipients, useCallReading } from '#features/contract-call';
import { chosenFee } from '#features/network-fee';
import { read } from '#shared/api/api.ts';
import { enteredAmount } from '#shared/money/entered-amount.ts';
import { serverTimeOf } from '#shared/time/server-time.ts';
import { repeated } from '../intents/repeats.rules.ts';
import type { PaymentSource } from '../flow/use-home.ts';
import { useDebounced } from '#shared/freshness/use-debounced.ts';
import { amountFault, contractOn, hasContracts, isSendable } from './web3.rules.ts';
import type { Web3Values } from './web3.values.ts';
import { live } from '#shared/freshness/live.ts';
/** Of a main coin that the sub-wallet's list does not have. */
const usualDecimals = 18;

/** Asks the server everything that can be known about a call while it is filled in. */
export function useWeb3Facts({ wallet, subWallet }: PaymentSource, values: Web3Values) {
  const sub_wallet_id = subWallet.id;
  const networks = useQuery({
    ...read(wallets.networks, { wallet_id: wallet.id }),
    staleTime: cacheLifetime,
  });
  const chains = (networks.data?.open_main_chain ?? []).filter(({ symbol }) => hasContracts(symbol));
  const chain = chains.find(({ symbol }) => symbol === values.chain) ?? null;
  const symbol = chain?.symbol ?? '';
  const coins = useQuery({
    ...read(wallets.focusCoins, { wallet_id: wallet.id, sub_wallet_id, need_stat: 1 }),
    ...live,
  });
  const coin = coins.data?.list.find((one) => one.symbol === symbol) ?? null;
  const contract = contractOn(chain?.symbol ?? null, values.contract);
  const reading = useCallReading(values.data.trim());
  const data = values.data.trim() === '' ? '0x' : values.data.trim();
  const asked = useDebounced(isSendable(reading) ? data : '0x');
  const complete = chain !== null && contract !== null;
  const entered = enteredAmount(values.amount);
  const recipientChecks = useRecipientChecks(
    [
      {
        walletId: wallet.id,
        subWalletId: sub_wallet_id,
        baseSymbol: symbol,
        symbol,
        recipients: complete ? callRecipients(reading, contract, symbol, entered) : [],
      },
    ],
    complete,
  );
  const fees = useQuery({
    ...read(withdrawals.fee, {
      sub_wallet_id,
      symbol,
      to: contract ?? '',
      input_data: asked,
      ...(values.from === undefined ? {} : { from: [values.from] }),
    }),
    ...live,
    enabled: complete,
  });
  const amount = useDebounced(entered);
  const strategy = useQuery({
    ...read(approvals.strategies, {
      wallet_id: wallet.id,
      sub_wallet_id,
      business_type: 'web3',
      symbol,
      address_to: contract ?? '',
      input_data: asked,
      ...(amount === '' ? {} : { amount }),
    }),
    enabled: complete,
  });
  const earlier = useQuery({
    ...read(transactions.list, {
      wallet_id: wallet.id,
      sub_wallet_id: [sub_wallet_id],
      trans_kind: ['web3'],
      address_to: contract ?? '',
      order_by: 'created_at',
      order: 'desc',
      page_no: 1,
      page_size: 100,
    }),
    ...live,
    enabled: complete,
  });
  const chosen = chosenFee(fees.data, values.fee);
  return {
    networks,
    chains,
    chain,
    coin,
    contract,
    reading,
    data,
    recipientChecks,
    fees,
    fee: chosen.option,
    feeFault: chosen.fault,
    amountFault: amountFault(values.amount, reading, {
      decimals: coin?.decimals ?? usualDecimals,
      available: coin?.normal_balance,
      fee: chosen.option,
    }),
    /** The fee and the strategy are of what stands in the form now. */
    settled: asked === data && amount === entered && !fees.isPlaceholderData,
    strategy: strategy.data === undefined ? undefined : (strategy.data[0] ?? null),
    /** The calls that this one would repeat. */
    repeats:
      earlier.data === undefined || contract === null
        ? undefined
        : repeated(
            {
              sub_wallet_id,
              symbol,
              base_symbol: symbol,
              address_to: contract,
              amount: entered === '' ? '0' : entered,
              payload: data,
            },
            earlier.data.list,
            serverTimeOf(earlier.dataUpdatedAt),
          ),
    /** What it cannot be reviewed without, beside the fee. */
    needed: [coins, strategy, earlier],
    quotedAt: serverTimeOf(fees.dataUpdatedAt),
    observedAt: complete ? Math.min(coins.dataUpdatedAt, fees.dataUpdatedAt) : coins.dataUpdatedAt,
    refresh: () => {
      void coins.refetch();
      void fees.refetch();
    },
  };
}

export type Web3Facts = ReturnType<typeof useWeb3Facts>;

/** What a call still waits for before it can be reviewed; null for nothing. */
export function web3WaitsFor({
  chain,
  contract,
  amountFault: fault,
  fee,
  settled,
  strategy,
  repeats,
}: Web3Facts) {
  if (chain === null || contract === null || fault === 'form') return 'form';
  if (fee === null || !settled) return 'fee';
  return strategy === undefined || repeats === undefined ? 'checks' : null;
}

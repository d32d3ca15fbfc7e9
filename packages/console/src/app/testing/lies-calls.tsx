import { collectibles, wallets, web3 } from '@mpc/api';
import { addressKey } from '@mpc/api/addresses';
import { addressOn, people } from '@mpc/api/sandbox';
import { useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/api.ts';
import { nameFields } from '#shared/testing/lies.ts';
import type { Decision } from '#shared/testing/lying-server.tsx';
import { posting } from '#shared/testing/posted.ts';
import { useWeb3Facts, web3WaitsFor } from '../../features/payments/contract-call/use-web3-facts.ts';
import { Web3ConfirmPage } from '../../features/payments/contract-call/web3-confirm-page.tsx';
import { web3Intent } from '../../features/payments/contract-call/web3-intent.ts';
import { consentFor } from '../../features/payments/contract-call/web3.rules.ts';
import { emptyWeb3, type Web3Values } from '../../features/payments/contract-call/web3.values.ts';
import type { Summary } from '../../features/payments/flow/use-payment-flow.ts';
import { tokenMoveCall } from '../../screens/center/wallet/parts/nft/token-move.values.ts';
import { revokingCall } from '../../screens/center/wallet/parts/allowances/allowances.rules.ts';
import { useAllowances } from '../../screens/center/wallet/parts/allowances/use-allowances.ts';
import { home, useFlow } from './lies-transfer.tsx';

const nothing = () => {};

function useCall(values: Web3Values) {
  const facts = useWeb3Facts(home, values);
  const flow = useFlow();
  const isReady =
    web3WaitsFor(facts) === null && facts.amountFault === null && consentFor(facts.reading) === null;
  const intent = isReady
    ? web3Intent({ uid: people.member.uid, home, values, facts, confirmRisk: false })
    : null;
  return {
    decided: intent && { intent, quote: { amount: intent.fee.amount, at: facts.quotedAt } },
    page: (summary: Summary) => (
      <Web3ConfirmPage
        flow={flow}
        summary={summary}
        intents={[]}
        values={values}
        facts={facts}
        onRenew={nothing}
      />
    ),
  };
}

const word = (value: bigint) => value.toString(16).padStart(64, '0');
const spender = addressOn('ETH', 'Some lending pool').slice(2).toLowerCase().padStart(64, '0');

/** A call as somebody fills it in who reads the network's name, and pastes the rest. */
function usePastedCall() {
  const networks = useQuery(read(wallets.networks, { wallet_id: home.wallet.id }));
  const chain = networks.data?.open_main_chain.find(
    ({ symbol_alias, coin_net }) => `${symbol_alias} (${coin_net})` === 'BNB (BSC)',
  );
  return useCall({
    ...emptyWeb3,
    chain: chain?.symbol ?? null,
    contract: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
    data: `0x095ea7b3${spender}${word(5_000_000n)}`,
  });
}

/** A token as somebody gives it away who looks at it. */
function useTokenMove() {
  const nft = useQuery(
    read(collectibles.nft, {
      sub_wallet_id: home.subWallet.id,
      base_symbol: 'ETH',
      contract_address: addressOn('ETH', 'Harbour Lights'),
      token_id: '244',
    }),
  );
  return useCall(
    nft.data === undefined ? emptyWeb3 : tokenMoveCall(nft.data, addressOn('ETH', 'Kingfisher Ltd'), '1'),
  );
}

const pool = addressKey('ETH', addressOn('ETH', 'Lending pool'));

/** An allowance as somebody ends it who looks for its spender. */
function useRevocation() {
  const { rows = [] } = useAllowances({
    wallet_id: home.wallet.id,
    sub_wallet_id: home.subWallet.id,
    sub_wallet_name: home.subWallet.name,
  });
  const lent = rows.find(({ spender: to }) => addressKey('ETH', to) === pool);
  return useCall(lent?.source.kind === 'order' ? revokingCall(lent.source.allowance) : emptyWeb3);
}

const call = {
  as: 'member',
  at: `/mpc/center/wallet?w=${home.wallet.id}&s=${home.subWallet.id}`,
  posts: ({ intent }: Summary) => posting(web3.create, intent.payment.order),
  button: 'Submit contract call',
  names: nameFields,
} satisfies Partial<Decision<Summary>>;

export const contractCalls: Decision<Summary>[] = [
  {
    ...call,
    name: 'contract call',
    useOffer: usePastedCall,
    notices: ['wallets.networks open_main_chain.*.symbol', 'wallets.networks open_main_chain.*.coin_net'],
  },
  { ...call, name: 'NFT transfer', useOffer: useTokenMove },
  { ...call, name: 'revocation of an allowance', useOffer: useRevocation },
];

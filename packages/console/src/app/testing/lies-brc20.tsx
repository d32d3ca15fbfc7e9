import { collectibles } from '@mpc/api';
import { addressOn, people, subWalletIds } from '@mpc/api/sandbox';
import { useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/api.ts';
import { nameFields } from '#shared/testing/lies.ts';
import type { Decision } from '#shared/testing/lying-server.tsx';
import { posting } from '#shared/testing/posted.ts';
import { Brc20ConfirmPage } from '../../features/payments/brc20/brc20-confirm-page.tsx';
import { brc20Intent } from '../../features/payments/brc20/brc20-intent.ts';
import {
  brc20WaitsFor,
  isBrc20Answered,
  isBrc20Forbidden,
} from '../../features/payments/brc20/brc20.rules.ts';
import { emptyBrc20, type Brc20Values } from '../../features/payments/brc20/brc20.values.ts';
import { useBrc20Facts } from '../../features/payments/brc20/use-brc20-facts.ts';
import type { Summary } from '../../features/payments/flow/use-payment-flow.ts';
import { home, useFlow } from './lies-transfer.tsx';

const nothing = () => {};
const reserve = { ...home, subWallet: { id: subWalletIds.reserve, name: 'Reserve' } };
const noAnswers = { risk: false, contract: false, lookAlike: '' };

/** What was chosen stays as it was when it was. */
interface Chosen {
  summary: Summary;
  values: Brc20Values;
}

/** The first two inscriptions of the list, as somebody picks them by their numbers. */
function useInscriptions() {
  const free = useQuery(
    read(collectibles.inscriptions, {
      sub_wallet_id: reserve.subWallet.id,
      status: 0,
      page_no: 1,
      page_size: 10,
    }),
  );
  const values = {
    ...emptyBrc20,
    chosen: (free.data?.list ?? []).slice(0, 2),
    address: addressOn('BTC', 'Kingfisher Ltd'),
  };
  const facts = useBrc20Facts(reserve, values);
  const flow = useFlow();
  const { coin, recipient, fee, quotedAt } = facts;
  const isReady = brc20WaitsFor(facts, values.chosen.length) === null && !isBrc20Forbidden(facts);
  const to = recipient?.to ?? null;
  const intent =
    isReady &&
    coin !== null &&
    recipient !== null &&
    to !== null &&
    fee !== null &&
    isBrc20Answered(recipient, noAnswers)
      ? brc20Intent({ uid: people.owner.uid, home: reserve, values, coin, to, fee, confirmRisk: false })
      : null;
  return {
    decided: intent && { summary: { intent, quote: { amount: intent.fee.amount, at: quotedAt } }, values },
    page: ({ summary, values: chosen }: Chosen) => (
      <Brc20ConfirmPage
        flow={flow}
        summary={summary}
        intents={[]}
        values={chosen}
        answers={noAnswers}
        facts={facts}
        onRenew={nothing}
      />
    ),
  };
}

export const brc20: Decision<Chosen> = {
  name: 'BRC-20 transfer',
  as: 'owner',
  at: `/mpc/center/wallet?w=${home.wallet.id}&s=${reserve.subWallet.id}`,
  useOffer: useInscriptions,
  posts: ({ summary: { intent } }) => posting(collectibles.withdrawBrc20, intent.payment.order),
  button: 'Submit transfer',
  names: nameFields,
};

import { coldWallet } from '@mpc/api';
import { walletIds } from '@mpc/api/sandbox';
import { useQuery } from '@tanstack/react-query';
import { running } from '#shared/i18n/i18n.ts';
import type { Decision } from '#shared/testing/lying-server.tsx';
import { posting } from '#shared/testing/posted.ts';
import { aliasIn, moveContent, type ReadyMove } from '../../screens/center/cold-wallet/move/move-content.ts';
import { MoveDialog } from '../../screens/center/cold-wallet/move/move-dialog.tsx';
import { coldCoinsOf, moveFactsOf } from '../../screens/center/cold-wallet/move/move-reads.ts';

const nothing = () => {};
const wallet_id = walletIds.treasury;

/** Ether from the warm contract to the cold one, as somebody chooses it who reads its name. */
function useMoveOffer() {
  const coins = useQuery(coldCoinsOf(wallet_id));
  const coin = coins.data?.find(({ symbol_alias, coin_net }) => symbol_alias === 'ETH' && coin_net === 'ETH');
  const facts = useQuery({
    ...moveFactsOf(wallet_id, 3, coin?.symbol ?? ''),
    enabled: coin !== undefined,
  });
  const move = {
    wallet_id,
    direction: 3,
    symbol: coin?.symbol ?? '',
    amount: '4',
    remark: 'Month end',
  } as const;
  return {
    decided:
      coin === undefined || facts.data === undefined
        ? null
        : {
            move,
            coin,
            facts: facts.data,
            feeCoin: aliasIn(coins.data ?? [], facts.data.fee_symbol),
          },
    page: (ready: ReadyMove) => <MoveDialog ready={ready} onTaken={nothing} onClose={nothing} />,
  };
}

export const coldMove: Decision<ReadyMove> = {
  name: 'move of funds to the cold contract',
  as: 'owner',
  at: `/mpc/center/coldWallet?w=${wallet_id}`,
  useOffer: useMoveOffer,
  posts: ({ move }) => posting(coldWallet.createTask, move),
  // The fee may fall.
  about: (ready) => {
    const words = running();
    if (words === null) throw new Error('There are no words');
    const { facts } = moveContent(ready, words.getFixedT(null, 'coldWallet'));
    return facts.filter(({ key }) => key !== 'fee');
  },
  button: 'Submit move',
};

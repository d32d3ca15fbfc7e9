import { addressBook, blacklist, notices, type BlacklistAddress, type Receiver } from '@mpc/api';
import { addressOn, walletIds } from '@mpc/api/sandbox';
import { useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/api.ts';
import type { Decision } from '#shared/testing/lying-server.tsx';
import { posting } from '#shared/testing/posted.ts';
import { BlockAddresses } from '../../screens/center/co-signer/blacklist/block-addresses.tsx';
import { EntryChange } from '../../screens/center/co-signer/blacklist/entry-change.tsx';
import { receiversWith } from '../../features/receivers/receivers.rules.ts';
import { SaveReceivers } from '../../features/receivers/save-receivers.tsx';

const nothing = () => {};
const wallet_id = walletIds.treasury;
const here = { as: 'owner', at: `/mpc/center/coSigner?w=${wallet_id}` } as const;

/** An entry of the blacklist, by the reason a person knows it by. */
function useEntry() {
  const list = useQuery(read(blacklist.list, { wallet_id, page_no: 1, page_size: 20 }));
  return list.data?.list.find(({ status }) => status === 1) ?? null;
}

export const switchedEntry: Decision<BlacklistAddress> = {
  ...here,
  name: 'disabled blacklist entry',
  useOffer: () => ({
    decided: useEntry(),
    page: (entry: BlacklistAddress) => (
      <EntryChange walletId={wallet_id} act="disable" entry={entry} onClose={nothing} />
    ),
  }),
  posts: ({ id }) => posting(blacklist.operate, { wallet_id, op: 'disable', id }),
  button: 'Disable',
};

export const unblocked: Decision<BlacklistAddress> = {
  ...here,
  name: 'blacklist entry removed',
  useOffer: () => ({
    decided: useEntry(),
    page: (entry: BlacklistAddress) => (
      <EntryChange walletId={wallet_id} act="remove" entry={entry} onClose={nothing} />
    ),
  }),
  posts: ({ id }) => posting(blacklist.remove, { wallet_id, id }),
  button: 'Remove',
};

interface Blocked {
  base: string;
  network: string;
}

const mixer = addressOn('TRX', 'a mixer');

export const blocked: Decision<Blocked> = {
  ...here,
  name: 'blacklisted address',
  useOffer: () => {
    const chains = useQuery(read(addressBook.chains, { wallet_id }));
    const chain = chains.data?.find(({ coin_net }) => coin_net === 'TRON');
    return {
      decided: chain === undefined ? null : { base: chain.symbol, network: chain.coin_net },
      page: ({ base, network }: Blocked) => (
        <BlockAddresses
          walletId={wallet_id}
          base={base}
          network={network}
          addresses={[mixer]}
          scope={3}
          reason="Mixer"
          onDone={nothing}
          onClose={nothing}
        />
      ),
    };
  },
  posts: ({ base }) =>
    posting(blacklist.operate, {
      wallet_id,
      op: 'add',
      base_symbol: base,
      address: [mixer],
      scope: 3,
      reason: 'Mixer',
    }),
  button: /^Blacklist/,
};

const told = { email: 'night@example.com', name: 'Night shift', events: ['gas_low'], status: 1 as const };

export const alerted: Decision<readonly Receiver[]> = {
  ...here,
  name: 'alert receiver added',
  useOffer: () => {
    const receivers = useQuery(read(notices.receivers, { wallet_id, notice_type: 'auto_collect' }));
    return {
      decided: receivers.data ?? null,
      page: (list: readonly Receiver[]) => (
        <SaveReceivers
          type="auto_collect"
          walletId={wallet_id}
          list={list}
          change={{ draft: told }}
          onDone={nothing}
          onClose={nothing}
        />
      ),
    };
  },
  posts: (list) =>
    posting(notices.saveReceivers, {
      wallet_id,
      notice_type: 'auto_collect',
      receivers: receiversWith(list, { draft: told }),
    }),
  button: 'Add receiver',
  // The server's own numbers, which name nobody here.
  excused: /(^|\.)(id|uid)$/,
};

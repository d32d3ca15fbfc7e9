import { coldWallet, type MultisigAddress, type Network } from '@mpc/api';
import { addressOn, people, walletIds } from '@mpc/api/sandbox';
import { useQuery } from '@tanstack/react-query';
import { useRecipientChecks } from '#features/address-check';
import { readItem } from '#features/approvals';
import { read } from '#shared/api/api.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { Decision } from '#shared/testing/lying-server.tsx';
import { sandbox } from '#shared/testing/network.ts';
import { posting } from '#shared/testing/posted.ts';
import { ItemDrawer } from '../../features/approvals/item-drawer.tsx';
import { DeleteContracts } from '../../screens/center/cold-wallet/addresses/delete-contracts.tsx';
import { SaveContracts } from '../../screens/center/cold-wallet/addresses/save-contracts.tsx';

const nothing = () => {};
const wallet_id = walletIds.treasury;
const here = { as: 'owner', at: `/mpc/center/coldWallet?w=${wallet_id}` } as const;
const { uid } = people.owner;

const contracts = {
  warm_address: addressOn('ETH', 'contract closed'),
  cold_address: addressOn('ETH', 'contract cold'),
};

interface Chosen {
  network: Network;
  before: MultisigAddress | undefined;
}

/** Other contracts for a network, which a person knows by its name. */
export const savedContracts: Decision<Chosen> = {
  ...here,
  name: 'contract addresses',
  useOffer: () => {
    const networks = useQuery(read(coldWallet.networks, { wallet_id }));
    const pairs = useQuery(read(coldWallet.addresses, { wallet_id }));
    const network = networks.data?.find(({ coin_net }) => coin_net === 'ETH');
    return {
      decided:
        network === undefined || pairs.data === undefined
          ? null
          : { network, before: pairs.data.find(({ base_symbol }) => base_symbol === network.symbol) },
      page: ({ network: { symbol, coin_net }, before }: Chosen) => (
        <SaveContracts
          walletId={wallet_id}
          base={symbol}
          network={coin_net}
          before={before}
          pair={contracts}
          check={{ m: 2, n: 4 }}
          remark="New signers"
          onSubmitted={nothing}
          onFault={nothing}
          onClose={nothing}
        />
      ),
    };
  },
  posts: ({ network }) =>
    posting(coldWallet.saveAddresses, {
      wallet_id,
      base_symbol: network.symbol,
      ...contracts,
      remark: 'New signers',
    }),
  button: 'Submit for approval',
};

export const deletedContracts: Decision<MultisigAddress> = {
  ...here,
  name: 'contract addresses removed',
  useOffer: () => {
    const pairs = useQuery(read(coldWallet.addresses, { wallet_id }));
    return {
      decided: pairs.data?.find(({ coin_net }) => coin_net === 'ETH') ?? null,
      page: (pair: MultisigAddress) => (
        <DeleteContracts walletId={wallet_id} pair={pair} onSubmitted={nothing} onClose={nothing} />
      ),
    };
  },
  posts: ({ id }) => posting(coldWallet.deleteAddresses, { id }),
  button: 'Submit for approval',
};

/** The number of the request for contracts that waits for the owner. */
function requestId(): number {
  const found = sandbox.world.items.all().find((item) => item.item_type === 11 && item.status === 0);
  if (found === undefined || found.initiator_uid === uid) throw new Error('The sandbox has no such request');
  return found.item_id;
}

interface Looked {
  said: unknown;
  against: string | undefined;
}

/** A request for other contracts in its drawer, opened to be approved. */
export const approvedContracts: Decision<Looked> = {
  ...here,
  name: 'approval of contract addresses',
  useOffer: () => {
    const { t } = useTranslation();
    const { data: item } = useQuery(readItem('cold-address', requestId()));
    const checks = useRecipientChecks(item?.recipients ?? [], true);
    const content = item?.content(t);
    return {
      decided:
        content === undefined || checks.isReading
          ? null
          : { said: [...content.facts, ...content.diff], against: checks.blocked },
      page: () => <ItemDrawer kind="cold-address" id={requestId()} begin="approve" onClose={nothing} />,
    };
  },
  posts: () => posting(coldWallet.auditChange, { id: requestId(), result: 1 }),
  about: ({ said, against }) => ({ said, against }),
  button: 'Approve',
  // The number of the step in turn, which nothing here is looked up by.
  excused: /\bnode_index$/,
};

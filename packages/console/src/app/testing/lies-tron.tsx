import { signing, type TronProxy } from '@mpc/api';
import { walletIds } from '@mpc/api/sandbox';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { agentOf } from '#features/tron-agent';
import { running } from '#shared/i18n/i18n.ts';
import type { Decision } from '#shared/testing/lying-server.tsx';
import { posting } from '#shared/testing/posted.ts';
import { CloseSign } from '../../screens/center/tools/tron-agent/switch/close-sign.tsx';
import { EnableSign } from '../../screens/center/tools/tron-agent/switch/enable-sign.tsx';
import {
  payerIn,
  payersIn,
  payingSubWallets,
  trxAddresses,
} from '../../screens/center/tools/tron-agent/switch/payers.ts';
import {
  closeContent,
  enableContent,
  type Payer,
} from '../../screens/center/tools/tron-agent/switch/switch-content.ts';

const nothing = () => {};
const { treasury, operations } = walletIds;
const place = '/mpc/center/tools/tronAutoAgent';

function words(): TFunction<'tools'> {
  const found = running();
  if (found === null) throw new Error('There are no words');
  return found.getFixedT(null, 'tools');
}

interface Enabled {
  agent: TronProxy;
  payer: Payer;
}

/** In arrears another sub-wallet is to pay: chosen by its name. */
function useEnabling() {
  const agent = useQuery(agentOf(operations));
  const names = useQuery(payingSubWallets(operations));
  const addresses = useQuery(trxAddresses(operations));
  const all = payersIn(names.data ?? [], addresses.data ?? []);
  const one = all.find(({ sub_wallet_name }) => sub_wallet_name === 'Daily payments');
  const payer = one === undefined ? null : payerIn(all, one.sub_wallet_id);
  return {
    decided: agent.data?.status === 3 && payer !== null ? { agent: agent.data, payer } : null,
    page: (chosen: Enabled) => <EnableSign {...chosen} onClose={nothing} />,
  };
}

export const authorizedAgent: Decision<Enabled> = {
  name: 'signature that authorizes the TRON auto agent',
  as: 'admin',
  at: `${place}?w=${operations}`,
  useOffer: useEnabling,
  posts: ({ agent, payer }) =>
    posting(signing.generate, {
      business_type: 'trx_proxy',
      business_id: payer.sub_wallet_id,
      summary: words()('agent.summary.enable', {
        name: payer.sub_wallet_name,
        spender: agent.custody_spender,
      }),
    }),
  // The fee may fall.
  about: ({ agent, payer }) => enableContent(agent, payer, words()).facts.filter(({ key }) => key !== 'rate'),
  button: 'Refresh code',
  notices: ['tron.proxy custody_spender', 'receiving.myAddresses *.address'],
};

function useClosing() {
  const agent = useQuery(agentOf(treasury));
  return {
    decided: agent.data?.status === 2 ? agent.data : null,
    page: (looked: TronProxy) => <CloseSign walletId={treasury} agent={looked} onClose={nothing} />,
  };
}

export const closedAgent: Decision<TronProxy> = {
  name: 'signature that closes the TRON auto agent',
  as: 'owner',
  at: `${place}?w=${treasury}`,
  useOffer: useClosing,
  posts: (agent) =>
    posting(signing.generate, {
      business_type: 'trx_proxy_close',
      business_id: treasury,
      summary: words()('agent.summary.close', { name: agent.auth_sub_wallet_name }),
    }),
  about: (agent) => closeContent(agent, words()).facts,
  button: 'Refresh code',
  notices: ['tron.proxy custody_spender', 'tron.proxy auth_address'],
};

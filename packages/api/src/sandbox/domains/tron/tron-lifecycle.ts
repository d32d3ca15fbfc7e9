import type { Lifecycle } from '../../world/lifecycle.ts';
import { delegateFor, passOn } from './delegations.ts';
import { collectDebt, settlementDue } from './settlement.ts';
import { authorised, proxyCloseSignable, proxySignable } from './tron-agent.ts';

/** Energy is delegated to what is signed on TRON and taken back again; its fees are settled every week. */
export const tronLifecycle: Lifecycle = {
  jobs: {
    'tron.delegation': passOn,
    'tron.authorised': authorised,
    'tron.settle': settlementDue,
    'tron.collectDebt': collectDebt,
  },
  signables: { trx_proxy: proxySignable, trx_proxy_close: proxyCloseSignable },
  signings: {
    withdraw: delegateFor,
    web3: delegateFor,
    refund: delegateFor,
    collect: delegateFor,
    fueling: delegateFor,
  },
};

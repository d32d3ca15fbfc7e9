import type { tron } from '../../../domains/tron/tron.contract.ts';
import { governedWallet, ownWallet, refuseExpired } from '../../world/access.ts';
import type { ResolversOf } from '../../wire/resolver.ts';
import { ordersOf, paymentPage, usageDetail, usagePage } from './fee-usages.ts';
import { proxyData, proxyView } from './proxy-view.ts';
import { changeMonitor, monitorList, refuseForeign } from './tron-monitors.ts';
import { resourceSeries, resourcesOf } from './tron-resources.ts';

/** Energy and bandwidth on TRON: the agent that delegates them, and addresses that are watched. */
export const tronSandbox = {
  proxy: ({ wallet_id }, asking) => proxyView(asking.world, ownWallet(asking, wallet_id)),

  proxyData: (asked, asking) => proxyData(asking, asked),

  delegations: (asked, asking) => ordersOf(asking, asked),

  monitors(asked, asking) {
    ownWallet(asking, asked.wallet_id);
    return monitorList(asking.world, asked);
  },

  resource({ wallet_id, address }, asking) {
    ownWallet(asking, wallet_id);
    refuseForeign(address);
    const { isActive: _, ...resources } = resourcesOf(asking.world, address);
    return { address, ...resources, series: resourceSeries(asking.world, address) };
  },

  monitor(asked, asking) {
    refuseExpired(asking, governedWallet(asking, asked.wallet_id));
    changeMonitor(asking.world, asking.person.uid, asked);
    return null;
  },

  feeUsage: (asked, asking) => usagePage(asking, asked),

  payments: (asked, asking) => paymentPage(asking, asked),

  feeUsageDetail: (asked, asking) => usageDetail(asking, asked),
} satisfies ResolversOf<typeof tron>;

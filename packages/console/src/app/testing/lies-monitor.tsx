import { tron, type TronMonitor } from '@mpc/api';
import { walletIds } from '@mpc/api/sandbox';
import { useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/api.ts';
import type { Decision } from '#shared/testing/lying-server.tsx';
import { posting } from '#shared/testing/posted.ts';
import { ChangeMonitor } from '../../screens/center/tools/monitor/change-monitor.tsx';

const nothing = () => {};
const wallet_id = walletIds.treasury;
const here = { as: 'owner', at: `/mpc/center/tools/tronResourceMonitor?w=${wallet_id}` } as const;

/** The first monitored address. */
function useFirst() {
  const list = useQuery(read(tron.monitors, { wallet_id }));
  return list.data?.[0] ?? null;
}

const changed = { label: 'Desk', energy_alert: 70_000, net_alert: 0 };

export const changedMonitor: Decision<TronMonitor> = {
  ...here,
  name: 'changed alert lines on TRON',
  useOffer: () => ({
    decided: useFirst(),
    page: (row: TronMonitor) => (
      <ChangeMonitor
        walletId={wallet_id}
        row={row}
        setting={{ ...changed, address: row.address }}
        onDone={nothing}
        onClose={nothing}
      />
    ),
  }),
  posts: ({ address }) => posting(tron.monitor, { wallet_id, op: 'edit', ...changed, address }),
  button: 'Save changes',
};

export const deletedMonitor: Decision<TronMonitor> = {
  ...here,
  name: 'deleted TRON monitor',
  useOffer: () => ({
    decided: useFirst(),
    page: (row: TronMonitor) => (
      <ChangeMonitor walletId={wallet_id} row={row} setting={null} onDone={nothing} onClose={nothing} />
    ),
  }),
  posts: ({ address }) => posting(tron.monitor, { wallet_id, op: 'del', address }),
  button: 'Delete address',
};

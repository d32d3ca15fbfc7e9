import type { TransKind, TronProxy } from '@mpc/api';
import { Suspense } from 'react';
import { TransactionDrawer } from '#features/transactions';
import { lazyPart } from '#shared/lazy-part.tsx';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';

const Enable = lazyPart(() => import('./switch/enable-drawer.tsx'), 'EnableDrawer');
const Close = lazyPart(() => import('./switch/close-drawer.tsx'), 'CloseDrawer');
const TopUp = lazyPart(() => import('./switch/top-up-drawer.tsx'), 'TopUpDrawer');
const Usage = lazyPart(() => import('./usage/usage-drawer.tsx'), 'UsageDrawer');
const Payment = lazyPart(() => import('./payments/payment-drawer.tsx'), 'PaymentDrawer');

/** The transactions that use energy, and those that settle it. */
const kinds: readonly TransKind[] = ['withdraw', 'web3', 'refund', 'collect', 'fueling'];

const numberIn = (text: string | null): number | null =>
  /^\d{1,15}$/.test(text ?? '') ? Number(text) : null;

/**
 * What the address says stands open: the switch (`enable`, `enable:2006`, `close-agent`), where to pay to (`top-up`), a usage
 * (`usage:7`), a settlement (`payment:3`) or a transaction (`withdraw:1204`).
 */
export function AgentDrawers({ agent }: { agent: TronProxy }) {
  const { open, show, close } = useOverlayParam();
  if (open === null) return null;
  const id = numberIn(open.id);
  const shared = { walletId: agent.wallet_id, onClose: close };
  const drawer = () => {
    if (open.kind === 'enable')
      return <Enable {...shared} agent={agent} chosen={id} onChoose={(chosen) => show('enable', chosen)} />;
    if (open.kind === 'close-agent') return <Close {...shared} agent={agent} />;
    if (open.kind === 'top-up') return <TopUp agent={agent} onClose={close} />;
    if (id === null) return null;
    if (open.kind === 'usage') return <Usage key={id} {...shared} id={id} />;
    if (open.kind === 'payment') return <Payment key={id} {...shared} id={id} />;
    const kind = kinds.find((one) => one === open.kind);
    return kind === undefined ? null : <TransactionDrawer key={id} kind={kind} id={id} onClose={close} />;
  };
  return <Suspense>{drawer()}</Suspense>;
}

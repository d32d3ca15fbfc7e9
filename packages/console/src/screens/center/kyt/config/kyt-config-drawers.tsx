import type { KytService } from '@mpc/api';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPart } from '#shared/lazy-part.tsx';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { servicesOf } from './kyt-config-first.ts';

const Configure = lazyPart(() => import('./configure/configure-drawer.tsx'), 'ConfigureDrawer');
const Activate = lazyPart(() => import('./services/activate-dialog.tsx'), 'ActivateDialog');
const Close = lazyPart(() => import('./services/close-dialog.tsx'), 'CloseDialog');
const Reset = lazyPart(() => import('./configure/reset-breaker.tsx'), 'ResetBreaker');
const Gone = lazyPart(() => import('./services/gone-provider.tsx'), 'GoneProvider');
const Order = lazyPart(() => import('./orders/kyt-order-drawer.tsx'), 'KytOrderDrawer');

const parts = { configure: Configure, activate: Activate, close: Close, reset: Reset };

const isPart = (kind: string): kind is keyof typeof parts => Object.hasOwn(parts, kind);

/** What the address says stands open: `configure:5601`, `activate:5601`, `close:5601`, `reset:5601`, or `order:12`. */
export function KytConfigDrawers({ walletId }: { walletId: number }) {
  const { open, close } = useOverlayParam();
  const id = /^\d{1,15}$/.test(open?.id ?? '') ? Number(open?.id) : null;
  if (open === null || id === null) return null;
  if (open.kind === 'order')
    return (
      <Suspense>
        <Order key={id} id={id} onClose={close} />
      </Suspense>
    );
  return isPart(open.kind) ? (
    <OfService key={`${open.kind} ${id}`} {...{ walletId, id, part: open.kind, onClose: close }} />
  ) : null;
}

interface OfServiceProps {
  walletId: number;
  id: number;
  part: keyof typeof parts;
  onClose: () => void;
}

/** What is done with one provider, once it is known. */
function OfService({ walletId, id, part, onClose }: OfServiceProps) {
  const { data } = useQuery(servicesOf(walletId));
  if (data === undefined) return null;
  const all: readonly KytService[] = data.kyt_service;
  const service = all.find((one) => one.id === id);
  if (service === undefined)
    return (
      <Suspense>
        <Gone onClose={onClose} />
      </Suspense>
    );
  const Part = parts[part];
  return (
    <Suspense>
      <Part {...{ walletId, service, all, onClose }} />
    </Suspense>
  );
}

import { Suspense } from 'react';
import { lazyPart } from '#shared/lazy-part.tsx';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { PairRequest } from './pair/pair-request.tsx';

const Rule = lazyPart(() => import('./rules/coin-rule-drawer.tsx'), 'CoinRuleDrawer');
const Plan = lazyPart(() => import('./rules/plan-drawer.tsx'), 'PlanDrawer');
const Coins = lazyPart(() => import('./rules/add-sweep-coins.tsx'), 'AddSweepCoins');
const Import = lazyPart(() => import('./import/import-drawer.tsx'), 'ImportDrawer');
const Scope = lazyPart(() => import('./scope/scope-drawer.tsx'), 'ScopeDrawer');
const Fuel = lazyPart(() => import('./gas/fuel-drawer.tsx'), 'FuelDrawer');
const Block = lazyPart(() => import('./blacklist/block-drawer.tsx'), 'BlockDrawer');

/**
 * What the address says stands open: `rule:ETH`, `plan:ETH`, `coins`, `import`, `scope`, `fuel:ETH`, `block`, or the change of omnibus
 * and gas station that waits, `sweep-pair:3001`.
 */
export function CoSignerDrawers({ walletId }: { walletId: number }) {
  const { open, close } = useOverlayParam();
  if (open === null) return null;
  const { kind, id } = open;
  const shared = { walletId, onClose: close };
  const drawer = () => {
    if (kind === 'coins') return <Coins {...shared} />;
    if (kind === 'import') return <Import {...shared} />;
    if (kind === 'scope') return <Scope {...shared} />;
    if (kind === 'block') return <Block {...shared} />;
    if (id === null) return null;
    if (kind === 'rule') return <Rule key={id} {...shared} symbol={id} />;
    if (kind === 'plan') return <Plan {...shared} symbol={id} />;
    if (kind === 'fuel') return <Fuel key={id} {...shared} base={id} />;
    return <PairRequest />;
  };
  return <Suspense>{drawer()}</Suspense>;
}

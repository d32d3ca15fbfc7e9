import { collection, signing, type CollectAuth, type CollectHistoryInfo, type CollectRule } from '@mpc/api';
import { walletIds } from '@mpc/api/sandbox';
import { useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/api.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import type { Decision } from '#shared/testing/lying-server.tsx';
import { sandbox } from '#shared/testing/network.ts';
import { posting } from '#shared/testing/posted.ts';
import { AuthSign } from '../../screens/center/collection/authorizations/auth-sign.tsx';
import { ruleOf, waitingOf } from '../../screens/center/collection/rule/rule-query.ts';
import { runContent, type RuleRun } from '../../screens/center/collection/runs/run-content.ts';
import { RunDrawer } from '../../screens/center/collection/runs/run-drawer.tsx';
import { SignRuns } from '../../screens/center/collection/runs/sign-runs.tsx';
import {
  isWaiting,
  sweepContent,
  type Sweepable,
} from '../../screens/center/collection/sweep/sweep-content.ts';
import { SweepDecision } from '../../screens/center/collection/sweep/sweep-decision.tsx';
import { operationsRule, ruleCalled, runIn } from '../../screens/center/collection/testing/rule-called.ts';
import { sweepWords as words } from './sweep-words.ts';

const nothing = () => {};
const inOperations = { as: 'admin', at: `/mpc/center/collection?w=${walletIds.operations}` } as const;
const ruleId = () => ruleCalled(sandbox, operationsRule);

/** All that is said, but for the fee, which may fall. */
const withoutFee = (facts: readonly { key: string }[]) => facts.filter(({ key }) => !key.startsWith('fee'));

/** The sweep that waits from the start is canceled, so that there is something to sweep. */
function freed(): number {
  const id = ruleId();
  for (const run of sandbox.world.collectRuns.where('rule_id', id))
    for (const part of [run.id, ...run.transfer_ids]) {
      const row = sandbox.world.transactions.get(part);
      if (row?.trans_kind === 'collect' && row.status === 1100)
        sandbox.world.transactions.update(row, { status: 2300 });
    }
  return id;
}

function useSweep(id: number) {
  const rule = useQuery(ruleOf(id));
  const info = useQuery(waitingOf(id));
  const isReady = info.data?.waiting.some(isWaiting) === true;
  return {
    decided:
      rule.data !== undefined && info.data !== undefined && isReady
        ? { rule: rule.data, waiting: info.data.waiting }
        : null,
    page: (swept: Sweepable) => <SweepDecision swept={swept} onStarted={nothing} onClose={nothing} />,
  };
}

const symbolsIn = ({ waiting }: Sweepable) => waiting.filter(isWaiting).map(({ symbol }) => symbol);

export const sweepNow: Decision<Sweepable> = {
  ...inOperations,
  name: 'sweep now',
  useOffer: () => useSweep(freed()),
  posts: (swept) => posting(collection.saveSymbols, { id: ruleId(), symbols: symbolsIn(swept), op: 'sweep' }),
  about: (swept) => withoutFee(sweepContent(swept, symbolsIn(swept), words()).facts),
  button: 'Start sweep',
};

/** The sweep that waits for its signature. */
const waitingRun = () => runIn(sandbox, 1100);

function useRun(id: number, may: (run: CollectHistoryInfo) => boolean): RuleRun | null {
  const { data: run } = useQuery(read(collection.historyInfo, { id }));
  const { data: rule } = useQuery(ruleOf(ruleId()));
  return run !== undefined && rule !== undefined && may(run) ? { run, rule } : null;
}

const aboutRun = (one: RuleRun) => withoutFee(runContent(one, words()).facts);

export const runsDecided: Decision<RuleRun>[] = [
  {
    ...inOperations,
    name: 'cancel of a sweep',
    useOffer: () => ({
      decided: useRun(waitingRun(), ({ can_cancel }) => can_cancel),
      page: () => <RunDrawer id={waitingRun()} begin="revoke" onShow={nothing} onClose={nothing} />,
    }),
    posts: () => posting(collection.cancel, { id: waitingRun() }),
    about: aboutRun,
    button: 'Cancel sweep',
  },
  {
    ...inOperations,
    name: 'signature of a sweep',
    useOffer: () => ({
      decided: useRun(waitingRun(), ({ need_sign }) => need_sign === 1),
      page: ({ run, rule }) => <SignRuns runs={[run]} rule={rule} onClose={nothing} />,
    }),
    posts: ({ run }) =>
      posting(signing.generate, {
        business_type: 'collect',
        business_id: waitingRun(),
        summary: words()('run.summary', {
          amount: exactAmount(run.total_amount),
          coin: run.symbol_alias,
          count: run.address_count,
        }),
      }),
    about: aboutRun,
    button: 'Refresh code',
  },
];

interface Authorized {
  rule: CollectRule;
  auth: CollectAuth;
}

function useAuthorization() {
  const id = ruleId();
  const rule = useQuery(ruleOf(id));
  const auths = useQuery(
    read(collection.authorised, { id, symbol: ['USDTERC20'], page_no: 1, page_size: 20 }),
  );
  const given = (auths.data?.list ?? []).find(
    (one) => one.sub_wallet_name === 'Daily payments' && one.auth_status === 3 && one.can_sign,
  );
  return {
    decided: rule.data !== undefined && given !== undefined ? { rule: rule.data, auth: given } : null,
    page: (chosen: Authorized) => <AuthSign {...chosen} onClose={nothing} />,
  };
}

export const revokedAllowance: Decision<Authorized> = {
  ...inOperations,
  name: 'signature of a revoked allowance',
  useOffer: useAuthorization,
  posts: ({ auth }) =>
    posting(signing.generate, {
      business_type: 'collect_auth',
      business_id: auth.id,
      summary: words()('auth.summary.revoke', { coin: auth.symbol_alias, name: auth.sub_wallet_name }),
    }),
  button: 'Refresh code',
};

import { wallets } from '@mpc/api';
import { Skeleton, Stack, Text } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { candidatesOf } from '#features/strategies';
import { read } from '#shared/api/api.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useCommonStore } from '#shared/session/common-store.ts';
import { MadeOrderTest } from './made-order-test.tsx';
import { OrderForm } from './order-form.tsx';
import { TestResult } from './test-result.tsx';
import { useTestedDecision, type TestScope, type TestSubject } from '#features/strategy-check';
import { isWhole, useTestedOrder, type TestedValues } from './use-tested-order.ts';

export interface OrderTestProps extends TestScope {
  /** 1 transfer, 2 contract call. */
  type: 1 | 2;
}

const subjectOf = (type: 1 | 2, { who, coin, amount, to, data }: TestedValues): TestSubject => ({
  asked: {
    symbol: coin,
    amount: amount === '' ? '0' : amount,
    recipients: type === 1 ? [to] : [],
    ...(type === 1 ? {} : { call: { contract: to, input: data === '' ? '0x' : data } }),
    initiator: who === 'api' ? null : Number(who),
  },
});

/** An order that is entered or was made, which strategy decides it, and what each of them says of it. Nothing is submitted. */
export function OrderTest({ type, ...scope }: OrderTestProps) {
  const { t } = useTranslation('strategyEngine');
  const { walletId, subWalletId } = scope;
  const { values, made, put } = useTestedOrder();
  const own = useCommonStore((session) => session.user?.uid ?? 0);
  const people = useQuery(candidatesOf(walletId, subWalletId));
  const coins = useQuery(read(wallets.focusCoins, { wallet_id: walletId, sub_wallet_id: subWalletId }));
  if (made !== null)
    return <MadeOrderTest key={`${made.kind} ${made.id}`} {...scope} made={made} onChange={put} />;
  const key = JSON.stringify(values);
  return (
    <Stack>
      <Text as="p" tone="muted">
        {t(scope.change === undefined ? 'test.means' : 'test.meansDraft')}
      </Text>
      <QueryView query={people} skeleton={<Skeleton shape="form" />}>
        {(candidates) => (
          <QueryView query={coins} skeleton={<Skeleton shape="form" />}>
            {({ list }) => (
              <OrderForm
                key={key}
                type={type}
                people={candidates}
                coins={list}
                begin={{ ...values, who: values.who === '' ? String(own) : values.who }}
                onTest={put}
              />
            )}
          </QueryView>
        )}
      </QueryView>
      {isWhole(type, values) ? <AskedTest key={key} {...scope} subject={subjectOf(type, values)} /> : null}
    </Stack>
  );
}

function AskedTest({ subject, ...scope }: TestScope & { subject: TestSubject }) {
  return <TestResult scope={scope} test={useTestedDecision(scope, subject)} />;
}

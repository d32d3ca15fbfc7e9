import { Amount, Banner, Button, Card, KeyValueList, Stack, Text, Time } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { NamedWholeAddress } from '#features/address-check';
import { isDecimal } from '#shared/money/decimal.ts';
import { TestResult } from './test-result.tsx';
import { useTestedDecision, type MadeOrder, type TestScope } from '#features/strategy-check';
import { dataLimit, type TestedValues } from './use-tested-order.ts';

interface MadeOrderTestProps extends TestScope {
  made: MadeOrder;
  /** Tests another order instead, which begins as this one. */
  onChange: (values: TestedValues) => void;
}

/** One of the orders made, as of its request. */
export function MadeOrderTest({ made, onChange, ...scope }: MadeOrderTestProps) {
  const { t } = useTranslation('strategyEngine');
  const { t: words } = useTranslation();
  const test = useTestedDecision(scope, { made });
  const { result } = test;
  if (result?.kind === 'missing')
    return (
      <Banner tone="attention" title={t('test.notLoaded')}>
        {t('test.notLoadedDetail', { count: test.past?.orders.length ?? 0 })}
      </Banner>
    );
  const row = result?.kind === 'tested' ? result.row : null;
  const data = row?.input_data ?? '';
  const several = (row?.outputs?.length ?? 1) > 1;
  const base = row?.main_chain_symbol ?? row?.base_symbol ?? '';
  const to = row === null ? '' : (row.interactive_contract ?? row.address_to);
  return (
    <Stack>
      <Text as="p" tone="muted">
        {t('test.madeMeans')}
      </Text>
      {row === null ? null : (
        <Card
          title={t('test.made')}
          action={
            <Button
              onClick={() =>
                onChange({
                  who: row.withdraw_source === 2 ? 'api' : String(row.initiator?.uid ?? ''),
                  coin: made.kind === 'web3' ? base : row.symbol,
                  amount: made.kind === 'web3' && row.symbol !== base ? '' : unsigned(row.amount),
                  to,
                  data: data === '0x' || data.length > dataLimit ? '' : data,
                })
              }
            >
              {t('test.change')}
            </Button>
          }
        >
          <KeyValueList
            items={[
              {
                key: 'amount',
                label: words('order.amount'),
                value:
                  row.amount === '-1' ? undefined : <Amount value={row.amount} symbol={row.symbol_alias} />,
              },
              {
                key: 'to',
                label: words(made.kind === 'web3' ? 'approval.field.contracts' : 'order.to'),
                value: several ? (
                  words('decision.toSeveral', { count: row.outputs?.length ?? 0 })
                ) : (
                  <NamedWholeAddress address={to} baseSymbol={base} label={words('order.to')} />
                ),
              },
              {
                key: 'asked',
                label: words('order.askedBy'),
                value: (
                  <>
                    {row.withdraw_source === 2 ? t('conditions.initiator.3') : row.initiator?.nickname} ·{' '}
                    <Time at={row.created_at} />
                  </>
                ),
              },
            ]}
          />
        </Card>
      )}
      <TestResult scope={scope} test={test} />
    </Stack>
  );
}

const unsigned = (amount: string): string => (isDecimal(amount) && !amount.startsWith('-') ? amount : '');

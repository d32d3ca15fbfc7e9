import { Amount, Card, Inline, KeyValueList, Section, Stack, Tag, Text } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { CallHex } from './call-hex.tsx';
import type { InnerCall } from './call-reading.ts';
import { CalledContract } from './called-contract.tsx';
import { CallValues } from './call-values.tsx';
import type { Place } from './shown-call.ts';
import { unitsToAmount } from './units.rules.ts';

/** So many are looked up at once; of more each when it comes into sight. */
const atOnce = 10;

/** An inner call with its place among the others: 2.1 is the first inside of the second. */
interface Numbered {
  number: string;
  contract: string;
  call: InnerCall;
}

function numbered(calls: readonly InnerCall[], contract: string, before = ''): Numbered[] {
  return calls.flatMap((call, at) => {
    const one = { number: `${before}${at + 1}`, contract: call.to ?? contract, call };
    const inside = call.reading.kind === 'read' ? (call.reading.calls ?? []) : [];
    return [one, ...numbered(inside, one.contract, `${one.number}.`)];
  });
}

interface InnerCallsProps {
  calls: readonly InnerCall[];
  contract: string;
  place: Place;
}

/** Every call inside of a call, in the order they are made, down to those that make no other. */
export function InnerCalls({ calls, contract, place }: InnerCallsProps) {
  const { t } = useTranslation();
  const all = numbered(calls, contract);
  return (
    <Section title={t('call.inner.title', { count: all.length })}>
      <Stack>
        {all.map((one) => (
          <OneCall key={one.number} {...one} place={place} isOneOfMany={all.length > atOnce} />
        ))}
      </Stack>
    </Section>
  );
}

interface OneCallProps extends Numbered {
  place: Place;
  isOneOfMany: boolean;
}

function OneCall({ number, contract, call, place, isOneOfMany }: OneCallProps) {
  const { t } = useTranslation();
  const { reading, value, isDelegate, data } = call;
  const main = place.registry?.main;
  const isRead = reading.kind === 'read' || reading.kind === 'none';
  return (
    <Card
      padding="m"
      title={
        <Inline gap="s">
          {number}{' '}
          {reading.kind === 'read' || reading.kind === 'broken' ? (
            <code>{reading.method}</code>
          ) : (
            t(`call.inner.${reading.kind}`)
          )}
          {isDelegate ? <Tag size="small">{t('call.inner.delegate')}</Tag> : null}
        </Inline>
      }
    >
      <Stack>
        {isRead ? null : (
          <Text as="p" tone="danger">
            {t(`call.${reading.kind}.title`)}
          </Text>
        )}
        <CalledContract
          address={contract}
          label={t(reading.kind === 'none' ? 'call.inner.to' : 'call.contract')}
          place={place}
          isOneOfMany={isOneOfMany}
        />
        <KeyValueList
          items={[
            {
              key: 'value',
              label: t('call.amount'),
              value: main ? (
                <Amount value={unitsToAmount(value, main.decimals)} symbol={main.symbol_alias} />
              ) : (
                <code>{value}</code>
              ),
            },
          ]}
        />
        {reading.kind === 'read' ? <CallValues reading={reading} contract={contract} place={place} /> : null}
        {isRead ? null : <CallHex data={data} isOpen />}
      </Stack>
    </Card>
  );
}

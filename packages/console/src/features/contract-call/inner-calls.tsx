import { accountAddress } from '@mpc/api/addresses';
import { Amount, Card, Inline, KeyValueList, Section, Stack, Tag, Text, WholeAddress } from '@mpc/ui';
import { useRef } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useInView } from '#shared/use-in-view.ts';
import { CallHex } from './call-hex.tsx';
import { CalledContract } from './called-contract.tsx';
import { CallValues, KnownAddress } from './call-values.tsx';
import type { CallContext } from './shown-call.ts';
import { unitsToAmount, type InnerCall } from '@mpc/api/calls';

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
  context: CallContext;
}

/** Every call inside of a call, in the order they are made, down to those that make no other. */
export function InnerCalls({ calls, contract, context }: InnerCallsProps) {
  const { t } = useTranslation();
  const all = numbered(calls, contract);
  return (
    <Section title={t('call.inner.title', { count: all.length })}>
      <Stack>
        {all.map((one) => (
          <OneCall key={one.number} {...one} context={context} isOneOfMany={all.length > atOnce} />
        ))}
      </Stack>
    </Section>
  );
}

interface OneCallProps extends Numbered {
  context: CallContext;
  /** What is known of its addresses is asked for once it comes into sight. */
  isOneOfMany: boolean;
}

function OneCall({ number, contract, call, context, isOneOfMany }: OneCallProps) {
  const { t } = useTranslation();
  const card = useRef<HTMLDivElement>(null);
  const isSeen = useInView(card) || !isOneOfMany;
  const { reading, isDelegate } = call;
  return (
    <Card
      ref={card}
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
      {isSeen ? (
        <CallBody contract={contract} call={call} context={context} />
      ) : (
        <WholeAddress address={accountAddress(context.baseSymbol, contract)} label={t('call.contract')} />
      )}
    </Card>
  );
}

function CallBody({ contract, call, context }: { contract: string; call: InnerCall; context: CallContext }) {
  const { t } = useTranslation();
  const { reading, value, data } = call;
  const main = context.registry?.main;
  const isRead = reading.kind === 'read' || reading.kind === 'none';
  return (
    <Stack>
      {isRead ? null : (
        <Text as="p" tone="danger">
          {t(`call.${reading.kind}.title`)}
        </Text>
      )}
      {reading.kind === 'none' ? (
        <Stack gap="xs">
          <Text tone="muted">{t('call.inner.to')}</Text>
          <KnownAddress address={contract} label={t('call.inner.to')} context={context} />
        </Stack>
      ) : (
        <CalledContract address={contract} label={t('call.contract')} context={context} />
      )}
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
      {reading.kind === 'read' ? (
        <CallValues reading={reading} contract={contract} context={context} />
      ) : null}
      {isRead ? null : <CallHex data={data} isOpen />}
    </Stack>
  );
}

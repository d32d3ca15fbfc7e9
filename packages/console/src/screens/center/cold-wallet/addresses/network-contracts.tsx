import type { MultisigAddress, Network } from '@mpc/api';
import { Amount, Button, Card, Inline, KeyValueList, Link, Stack, Text } from '@mpc/ui';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { CodeTag } from '#shared/status/code-tag.tsx';
import { CopiedAddress } from './copied-address.tsx';
import { editLink } from './contract-links.ts';
import { isInForce, pendingOf } from './contracts-query.ts';
import { tiers } from './contracts.values.ts';
import { contractLooks } from './contract-looks.ts';
import { PendingContracts } from './pending-contracts.tsx';
import { VoteFreeAddress } from './vote-free-address.tsx';

interface NetworkContractsProps {
  network: Pick<Network, 'symbol' | 'coin_net' | 'symbol_alias'>;
  /** Undefined where none were ever requested. */
  pair: MultisigAddress | undefined;
  /** Why this person may change nothing. */
  barred: string | undefined;
  onDelete: (pair: MultisigAddress) => void;
}

/** The contracts of one network: which they are, who signs, what the vote-free address has, and what is requested. */
export function NetworkContracts({ network, pair, barred, onDelete }: NetworkContractsProps) {
  const { t } = useTranslation('coldWallet');
  const { search } = useLocation();
  const { symbol, coin_net: name, symbol_alias: coin } = network;
  const edit = withSelection(editLink(symbol), search);
  if (pair === undefined)
    return (
      <Card title={name}>
        <Stack gap="m">
          <Text as="p" tone="muted">
            {t('addresses.none')}
          </Text>
          <Inline>
            <EditButton href={edit} barred={barred} label={t('addresses.setUp')} />
          </Inline>
        </Stack>
      </Card>
    );
  const isPending = pendingOf(pair) !== undefined;
  return (
    <Card title={name} action={<CodeTag looks={contractLooks} code={pair.status} t={t} />}>
      <Stack gap="m">
        <PendingContracts pair={pair} changes={isInForce(pair)} />
        {tiers.map((tier) => {
          const address = pair[`${tier}_address`];
          return address === '' ? null : (
            <CopiedAddress key={tier} address={address} label={t(`addresses.tier.${tier}`)} base={symbol} />
          );
        })}
        <VoteFreeAddress
          address={pair.vote_free_address}
          isConfigured={pair.vote_free_status === 1}
          base={symbol}
          network={name}
          coin={coin}
        />
        <KeyValueList
          items={[
            {
              key: 'balance',
              label: t('addresses.voteFree.balance'),
              value: <Amount value={pair.vote_free_balance} symbol={coin} />,
            },
            {
              key: 'signers',
              label: t('addresses.signers'),
              value:
                pair.signers.length === 0
                  ? ''
                  : t('addresses.signersOf', { m: pair.sign_threshold, n: pair.signers.length }),
            },
          ]}
        />
        <Inline gap="s">
          <EditButton
            href={edit}
            barred={barred ?? (isPending ? t('addresses.off.pending') : undefined)}
            label={t('addresses.edit')}
          />
          {isInForce(pair) ? (
            <Button
              variant="ghost"
              disabledReason={barred ?? (isPending ? t('addresses.off.pending') : undefined)}
              onClick={() => onDelete(pair)}
            >
              {t('addresses.delete.act')}
            </Button>
          ) : null}
          {pair.platform_link === '' ? null : (
            <Link href={pair.platform_link} external>
              {t('addresses.platform')}
            </Link>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}

/** A link where it leads to something that may be done; else a button that says why not. */
function EditButton({ href, barred, label }: { href: string; barred: string | undefined; label: string }) {
  return barred === undefined ? (
    <Link variant="button" href={href}>
      {label}
    </Link>
  ) : (
    <Button disabledReason={barred}>{label}</Button>
  );
}

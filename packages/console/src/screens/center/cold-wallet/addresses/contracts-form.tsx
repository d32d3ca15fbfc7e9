import type { MultisigAddress, Network } from '@mpc/api';
import { Banner, Button, Card, Columns, Form, Skeleton, Stack, SubmitButton, Text, TextArea } from '@mpc/ui';
import { useId, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { DraftProps } from '#shared/drafts/drafted.tsx';
import { latePart } from '#shared/lazy-part.tsx';
import { ChecksFailed } from '#shared/query-view/checks-failed.tsx';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useMayGovern } from '#shared/selection/use-wallet-role.ts';
import { ContractChecks } from './contract-checks.tsx';
import { mayRequest } from './contract-checks.rules.ts';
import { ContractField } from './contract-field.tsx';
import type { AddressFault } from './contract-refusal.tsx';
import { CopiedAddress } from './copied-address.tsx';
import { inForceOf, isInForce as isInForceNow } from './contracts-query.ts';
import {
  pairOf,
  samePair,
  tiers,
  valuesOf,
  type ContractPair,
  type ContractValues,
} from './contracts.values.ts';
import { useContractCheck } from './use-contract-check.ts';
import { useContractFields } from './use-contract-fields.ts';
import { useHotAddress } from './use-hot-address.ts';
import { VoteFreeAddress } from './vote-free-address.tsx';

const SaveContracts = latePart(() => import('./save-contracts.tsx'), 'SaveContracts');

interface ContractsFormProps extends DraftProps<Partial<ContractValues>> {
  walletId: number;
  network: Network;
  /** What is there now; undefined where there is nothing yet. */
  before: MultisigAddress | undefined;
  /** Called with the request that waits now; null where the answer was lost and the request was found. */
  onSubmitted: (itemId: number | null) => void;
}

/** The form of a network's contracts: two addresses, what the chain says of them, and why they are to be used. */
export function ContractsForm(props: ContractsFormProps) {
  const { walletId, network, before, values: edits, onChange, onClear, onSubmitted } = props;
  const { t } = useTranslation('coldWallet');
  const form = useId();
  const mayGovern = useMayGovern();
  const { symbol: base, coin_net: name } = network;
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isAsked, setAsked] = useState(false);
  const [fault, setFault] = useState<{ is: AddressFault; pair: ContractPair } | null>(null);
  const values = { ...valuesOf(inForceOf(before)), ...edits };
  const pair = pairOf(base, values);
  const check = useContractCheck(walletId, base, pair);
  const found = check.isCurrent ? check.query.data : undefined;
  const fields = useContractFields({
    walletId,
    base,
    before,
    values,
    fault: fault !== null && pair !== null && samePair(base, fault.pair, pair) ? fault.is : null,
    check: found,
  });
  const isInForce = pair !== null && samePair(base, pair, inForceOf(before));
  const reason = () => {
    if (mayGovern === false) return t('addresses.governorsOnly');
    if (pair === null) return undefined;
    if (fields.isReading) return t('addresses.off.comparing');
    if (isInForce) return t('addresses.off.unchanged');
    if (found === undefined)
      return t(check.isOutdated ? 'addresses.off.outdated' : 'addresses.off.unchecked');
    return mayRequest(found) ? undefined : t('addresses.off.blocked');
  };
  const hot = useHotAddress(walletId, base, isInForceNow(before));
  const submit = () => {
    if (reason() === undefined) setAsked(true);
    else if (!check.isCurrent) check.ask();
  };
  const voteFree = found?.vote_free_address ?? before?.vote_free_address;
  return (
    <Form id={form} label={t('addresses.editTitle')} onSubmit={submit} onProblems={setProblems}>
      <Stack>
        <ChecksFailed checks={fields.queries}>
          <Text as="p">{t('addresses.off.comparing')}</Text>
        </ChecksFailed>
        {/* Checked as soon as a field is left, not with every key. */}
        <Columns min="340px" onBlur={() => (check.isCurrent ? undefined : check.ask())}>
          {tiers.map((tier) => (
            <Card key={tier}>
              <ContractField
                {...fields[tier]}
                label={t(`addresses.tier.${tier}`)}
                description={t(`addresses.means.${tier}`)}
                base={base}
                network={name}
                value={values[tier]}
                proof={values[`${tier}Proof`]}
                onChange={(address) => onChange({ [tier]: address, [`${tier}Proof`]: '' })}
                onProof={(typed) => onChange({ [`${tier}Proof`]: typed })}
              />
            </Card>
          ))}
        </Columns>
        <Card
          title={t('addresses.check.title')}
          action={
            <Button
              size="small"
              busy={check.query.isFetching}
              disabledReason={pair === null ? t('addresses.check.bothFirst') : undefined}
              onClick={check.ask}
            >
              {t('addresses.check.again')}
            </Button>
          }
        >
          <Stack gap="m">
            {check.isOutdated ? <Banner tone="attention">{t('addresses.check.outdated')}</Banner> : null}
            {check.isCurrent ? (
              <QueryView query={check.query} skeleton={<Skeleton shape="rows" count={5} />}>
                {(answer) => <ContractChecks check={answer} />}
              </QueryView>
            ) : check.isOutdated ? null : (
              <Text as="p" tone="muted">
                {t('addresses.check.bothFirst')}
              </Text>
            )}
          </Stack>
        </Card>
        <Card>
          {voteFree === undefined ? (
            <Text as="p" tone="muted">
              {t('addresses.voteFree.afterCheck')}
            </Text>
          ) : (
            <VoteFreeAddress
              address={voteFree}
              isConfigured={found?.vote_free_ok}
              base={base}
              network={name}
              coin={network.symbol_alias}
            />
          )}
        </Card>
        <Banner tone="idle">{t('addresses.whitelistOnly')}</Banner>
        {hot === '' ? null : (
          <Card>
            <CopiedAddress address={hot} label={t('addresses.hot')} base={base} />
          </Card>
        )}
        <TextArea
          label={t('addresses.remark')}
          limit={200}
          value={values.remark}
          onChange={(remark) => onChange({ remark })}
        />
        <Stack gap="xs" align="end">
          <SubmitButton form={form} problems={problems} reason={reason()}>
            {t('addresses.review')}
          </SubmitButton>
        </Stack>
      </Stack>
      {isAsked && pair !== null && found !== undefined ? (
        <SaveContracts
          walletId={walletId}
          base={base}
          network={name}
          before={before}
          pair={pair}
          check={found}
          remark={values.remark.trim()}
          onSubmitted={(itemId) => {
            onClear();
            onSubmitted(itemId);
          }}
          onFault={(is) => {
            setFault({ is, pair });
            setAsked(false);
            check.ask();
          }}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </Form>
  );
}

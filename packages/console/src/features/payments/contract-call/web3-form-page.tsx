import { codes } from '@mpc/api';
import { Button, Card, Checkbox, DrawerFooter, Form, Skeleton, Stack, SubmitButton, TextArea } from '@mpc/ui';
import { useId, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { FeePicker } from '#features/network-fee';
import { StaleBanner } from '#shared/freshness/stale-banner.tsx';
import { useStaleness } from '#shared/freshness/use-staleness.ts';
import { DraftNotice } from '#shared/drafts/draft-notice.tsx';
import { enteredAmount } from '#shared/money/entered-amount.ts';
import { StrategyLook } from '../flow/lazy-pages.ts';
import { SourceLine } from '../flow/source-line.tsx';
import { ChecksFailed, haveFailed } from '#shared/query-view/checks-failed.tsx';
import { QueryView } from '#shared/query-view/query-view.tsx';
import type { Refusal } from '../flow/use-payment-flow.ts';
import { refusalDisplayOf } from '../refusals/refusals.rules.ts';
import { RefusedBanner } from '../refusals/refused-banner.tsx';
import { StrategyHit } from '../transfer/strategy-hit.tsx';
import type { PaymentSource } from '../flow/use-home.ts';
import { web3WaitsFor, type Web3Facts } from './use-web3-facts.ts';
import { Web3CallPart } from './web3-call-part.tsx';
import { Web3DappPart } from './web3-dapp-part.tsx';
import { consentFor } from './web3.rules.ts';
import type { Web3Values } from './web3.values.ts';

/** What a person has said to be so beside the form. */
export interface Web3Answers {
  /** The data whose unlimited permission, or whose unreadable content, they have agreed to. */
  data: string | null;
  /** Knows that the contract carries a risk, or that nobody could screen it. */
  risk: boolean;
}

export interface Web3FormPageProps {
  home: PaymentSource;
  values: Web3Values;
  facts: Web3Facts;
  answers: Web3Answers;
  refused: Refusal | null;
  onChange: (part: Partial<Web3Values>) => void;
  onAnswer: (part: Partial<Web3Answers>) => void;
  onReview: () => void;
  /** Since when what was entered earlier is kept; and to throw it away. */
  draftedAt: number | null;
  onDiscard: () => void;
  onCancel: () => void;
}

const risky: readonly string[] = [codes.riskyAddress, codes.screeningUnavailable];

/** The form of a call. What it says is read while it is typed, and only a form with nothing against it is reviewed. */
export function Web3FormPage(props: Web3FormPageProps) {
  const { values, facts, answers, refused, onChange, onAnswer, onReview, onCancel } = props;
  const { draftedAt, onDiscard } = props;
  const { t } = useTranslation();
  const id = useId();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const staleness = useStaleness(facts.observedAt);
  const isStale = staleness !== null && facts.observedAt > 0;
  const waiting = web3WaitsFor(facts);
  const consent = consentFor(facts.reading);
  const isAgreed = consent === null || answers.data === facts.data;
  const reason = () => {
    if (isStale) return t(`freshness.${staleness}`);
    if (waiting === 'checks' && haveFailed(facts.needed)) return t('checks.failed');
    if (waiting === 'fee' || waiting === 'checks') return t(`transfer.waiting.${waiting}`);
    if (waiting === null && !isAgreed) return t(`web3.consentFirst.${consent ?? 'unlimited'}`);
    return facts.recipientChecks.blocked;
  };
  const { chain } = facts;
  return (
    <QueryView query={facts.networks} skeleton={<Skeleton shape="form" />}>
      {() => (
        <>
          <Form
            id={id}
            label={t('web3.title')}
            onProblems={setProblems}
            onSubmit={() => {
              if (reason() === undefined && waiting === null && isAgreed) onReview();
            }}
          >
            <Stack>
              <SourceLine home={props.home} />
              <DraftNotice at={draftedAt} onDiscard={onDiscard} />
              {refused === null || refusalDisplayOf(refused.code).field === 'address' ? null : (
                <RefusedBanner refused={refused} />
              )}
              {isStale ? (
                <StaleBanner
                  staleness={staleness}
                  observedAt={facts.observedAt}
                  busy={facts.fees.isFetching}
                  onRefresh={facts.refresh}
                />
              ) : null}
              <Web3CallPart {...props} />
              {refused !== null && risky.includes(refused.code) ? (
                <Checkbox checked={answers.risk} onChange={(risk) => onAnswer({ risk })}>
                  {t(refused.code === codes.riskyAddress ? 'web3.acceptRisk' : 'transfer.acceptUnscreened')}
                </Checkbox>
              ) : null}
              {consent === null ? null : (
                <Checkbox checked={isAgreed} onChange={(yes) => onAnswer({ data: yes ? facts.data : null })}>
                  {t(`web3.consent.${consent}`)}
                </Checkbox>
              )}
              {chain === null || facts.contract === null ? null : (
                <FeePicker
                  estimate={facts.fees.data}
                  choice={values.fee}
                  onChange={(fee) => onChange({ fee })}
                  unit={chain.symbol_alias}
                  baseSymbol={chain.symbol}
                  priceUsd={facts.coin?.price_usd}
                  query={facts.fees}
                />
              )}
              {facts.strategy === undefined ? null : (
                <Card padding="m">
                  <Stack gap="s">
                    <StrategyHit strategy={facts.strategy} home={props.home} />
                    {facts.strategy === null ||
                    !facts.settled ||
                    chain === null ||
                    facts.contract === null ? null : (
                      <StrategyLook
                        walletId={props.home.wallet.id}
                        subWalletId={props.home.subWallet.id}
                        order={{
                          symbol: chain.symbol,
                          amount: enteredAmount(values.amount) || '0',
                          recipients: [],
                          call: { contract: facts.contract, input: facts.data },
                        }}
                        said={facts.strategy}
                      />
                    )}
                  </Stack>
                </Card>
              )}
              <ChecksFailed checks={facts.needed} />
              <Web3DappPart values={values} onChange={onChange} />
              <TextArea
                label={t('transfer.remark')}
                description={t('transfer.remarkDescription')}
                name="remark"
                rows={2}
                limit={200}
                value={values.remark}
                onChange={(remark) => onChange({ remark })}
              />
            </Stack>
          </Form>
          <DrawerFooter>
            <Button block onClick={onCancel}>
              {t('transfer.cancel')}
            </Button>
            <SubmitButton block form={id} problems={problems} reason={reason()}>
              {t('web3.confirm')}
            </SubmitButton>
          </DrawerFooter>
        </>
      )}
    </QueryView>
  );
}

import type { AutoCollectConfig, SweepSubWallet } from '@mpc/api';
import { Banner, Card, Checkbox, Columns, Form, Stack, SubmitButton, TextArea } from '@mpc/ui';
import { useId, useMemo, useState } from 'react';
import { listed } from '#shared/i18n/i18n.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { DraftProps } from '#shared/drafts/drafted.tsx';
import { latePart } from '#shared/lazy-part.tsx';
import { ChangedMeanwhile } from '../changes/changed-meanwhile.tsx';
import { useBarred } from '../setup/use-setup.ts';
import { PairImpactView } from './pair-impact.tsx';
import { SubWalletChoice } from './sub-wallet-choice.tsx';
import { pairImpact, unseenOf, valuesOfPair, type PairRequestValues, type PairValues } from './pair.rules.ts';

const SavePair = latePart(() => import('./save-pair.tsx'), 'SavePair');

interface PairFormProps extends DraftProps<Partial<PairRequestValues>> {
  walletId: number;
  config: AutoCollectConfig;
  candidates: readonly SweepSubWallet[];
  /** Called with the request that waits now; null where the answer was lost and the request was found. */
  onSubmitted: (itemId: number | null) => void;
}

/** The form of omnibus and gas station: two choices, what they would do, and why. */
export function PairForm(props: PairFormProps) {
  const { walletId, config, candidates, values: edits, onChange, onClear, onSubmitted } = props;
  const { t } = useTranslation('coSigner');
  const form = useId();
  const barred = useBarred();
  const { pending } = config;
  const isLocked = pending !== undefined;
  const inForce = valuesOfPair(config);
  // While a change waits for approval the form shows what is in force.
  const values = isLocked ? inForce : { ...inForce, ...edits };
  const [accepted, setAccepted] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState(false);
  const impact = pairImpact(candidates, values);
  const found = (id: string | null) => candidates.find(({ sub_wallet_id }) => String(sub_wallet_id) === id);
  const [omnibus, gas] = [found(values.omnibus), found(values.gas)];
  const unseen = useMemo(() => unseenOf(config, candidates), [config, candidates]);
  const chosenUnseen = unseen.find(({ id }) => id === values.omnibus || id === values.gas);
  const offered = { candidates, unseen, disabled: isLocked };
  const isInForce = config.status === 2 && values.omnibus === inForce.omnibus && values.gas === inForce.gas;
  const reason = () => {
    if (barred !== undefined) return barred;
    if (isLocked) return t('pair.locked');
    if (chosenUnseen !== undefined) return t('pair.whoMay', { names: chosenUnseen.name });
    if (omnibus === undefined || gas === undefined) return t('pair.chooseBoth');
    if (isInForce) return t('pair.inForce');
    return impact.isSame && !accepted ? t('pair.tickSame') : undefined;
  };
  const set = (part: Partial<PairValues>) => {
    onChange(part);
    setAccepted(false);
  };
  return (
    <Form id={form} label={t('pair.editTitle')} onSubmit={() => setAsked(true)} onProblems={setProblems}>
      <Stack>
        <ChangedMeanwhile at={config.updated_at} />
        {unseen.length === 0 ? null : (
          <Banner tone="idle">{t('pair.whoMay', { names: listed(unseen.map(({ name }) => name)) })}</Banner>
        )}
        <Columns min="340px">
          <Card>
            <SubWalletChoice
              {...offered}
              label={t('pair.omnibus')}
              description={t('pair.omnibusMeans')}
              current={config.collect_sub_wallet_id}
              requested={pending?.collect_sub_wallet_id}
              value={values.omnibus}
              onChange={(id) => set({ omnibus: id })}
            />
          </Card>
          <Card>
            <SubWalletChoice
              {...offered}
              label={t('pair.gas')}
              description={t('pair.gasMeans')}
              current={config.fueling_sub_wallet_id}
              requested={pending?.fueling_sub_wallet_id}
              value={values.gas}
              onChange={(id) => set({ gas: id })}
            />
          </Card>
        </Columns>
        {isLocked ? null : (
          <>
            <Card title={t('pair.impact')}>
              <PairImpactView impact={impact} />
            </Card>
            {candidates.filter(({ eligible }) => eligible === 1).length === 1 ? (
              <Banner tone="idle">{t('pair.onlyOne')}</Banner>
            ) : null}
            {impact.isSame ? (
              <Banner tone="attention" title={t('pair.same')}>
                <Checkbox checked={accepted} onChange={setAccepted}>
                  {t('pair.acceptSame')}
                </Checkbox>
              </Banner>
            ) : null}
            {config.status === 2 || config.tron_agent_status !== 0 ? null : (
              <Banner tone="idle">{t('pair.tron')}</Banner>
            )}
            <TextArea
              label={t('pair.remark')}
              limit={200}
              value={values.remark}
              onChange={(remark) => onChange({ remark })}
            />
          </>
        )}
        <Stack gap="xs" align="end">
          <SubmitButton form={form} problems={problems} reason={reason()}>
            {t('pair.review')}
          </SubmitButton>
        </Stack>
      </Stack>
      {asked && omnibus !== undefined && gas !== undefined ? (
        <SavePair
          walletId={walletId}
          config={config}
          omnibus={omnibus}
          gas={gas}
          impact={impact}
          remark={values.remark.trim()}
          onSubmitted={(itemId) => {
            onClear();
            onSubmitted(itemId);
          }}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </Form>
  );
}

import type { AutoCollectConfig, SweepSubWallet } from '@mpc/api';
import {
  Amount,
  Banner,
  Card,
  Checkbox,
  Columns,
  Form,
  Inline,
  RadioCards,
  Stack,
  SubmitButton,
  Tag,
  TextArea,
  type RadioOption,
} from '@mpc/ui';
import type { TFunction } from 'i18next';
import { useId, useState } from 'react';
import { listed } from '#shared/i18n/i18n.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { DraftProps } from '#shared/drafts/drafted.tsx';
import { latePart } from '#shared/lazy-part.tsx';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { ChangedMeanwhile } from '../changes/changed-meanwhile.tsx';
import { useBarred } from '../setup/use-setup.ts';
import { PairImpactView } from './pair-impact.tsx';
import { pairImpact, unseenOf, valuesOfPair, type PairRequestValues, type PairValues } from './pair.rules.ts';

const SavePair = latePart(() => import('./save-pair.tsx'), 'SavePair');

interface PairFormProps extends DraftProps<Partial<PairRequestValues>> {
  walletId: number;
  config: AutoCollectConfig;
  candidates: readonly SweepSubWallet[];
  /** Called with the request that waits now; null where the answer was lost and the request was found. */
  onSubmitted: (itemId: number | null) => void;
}

function optionsOf(all: readonly SweepSubWallet[], t: TFunction<'coSigner'>): RadioOption[] {
  return all.map((one) => ({
    id: String(one.sub_wallet_id),
    title: one.sub_wallet_name,
    detail:
      one.reason === ''
        ? one.balances
            .map(({ balance, symbol_alias }) => `${exactAmount(balance)}\u00a0${symbol_alias}`)
            .join('\u00a0· ')
        : t(`pair.not.${one.reason}`),
    aside: <Amount value={one.total_usd} kind="fiat" />,
    disabled: one.eligible !== 1,
  }));
}

/** The options, with marks at what is in force and, while another is requested, at that. */
function marked(
  options: readonly RadioOption[],
  current: number,
  requested: number | undefined,
  t: TFunction<'coSigner'>,
): RadioOption[] {
  return options.map((option) => {
    const isCurrent = option.id === String(current);
    const isRequested = requested !== current && option.id === String(requested);
    return isCurrent || isRequested
      ? {
          ...option,
          title: (
            <Inline gap="s">
              {option.title}
              <Tag size="small">{t(isCurrent ? 'pair.current' : 'pair.requested')}</Tag>
            </Inline>
          ),
        }
      : option;
  });
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
  const unseen = unseenOf(config, candidates);
  const chosenUnseen = unseen.find(({ id }) => id === values.omnibus || id === values.gas);
  const options = [
    ...unseen.map(({ id, name }): RadioOption => ({ id, title: name, detail: t('pair.unseen') })),
    ...optionsOf(candidates, t),
  ];
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
            <RadioCards
              label={t('pair.omnibus')}
              description={t('pair.omnibusMeans')}
              required
              min="300px"
              disabled={isLocked}
              options={marked(options, config.collect_sub_wallet_id, pending?.collect_sub_wallet_id, t)}
              value={values.omnibus}
              onChange={(id) => set({ omnibus: id })}
            />
          </Card>
          <Card>
            <RadioCards
              label={t('pair.gas')}
              description={t('pair.gasMeans')}
              required
              min="300px"
              disabled={isLocked}
              options={marked(options, config.fueling_sub_wallet_id, pending?.fueling_sub_wallet_id, t)}
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

import { autoCollect, type SweepScope, type SweepSubWallet } from '@mpc/api';
import {
  Checkbox,
  Drawer,
  DrawerFooter,
  Form,
  RadioGroup,
  Segmented,
  Skeleton,
  Stack,
  SubmitButton,
  TransferList,
} from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { Drafted, type DraftProps } from '#shared/drafts/drafted.tsx';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { ChangedMeanwhile } from '../changes/changed-meanwhile.tsx';
import { useBarred } from '../setup/use-setup.ts';
import { SaveScope } from './save-scope.tsx';
import {
  isSameScope,
  scopeDraft,
  scopeParams,
  subWalletTypes,
  valuesOfScope,
  type ScopeValues,
} from './scope.values.ts';
import { ScopeCsv } from './scope-csv.tsx';

interface ScopeDrawerProps {
  walletId: number;
  onClose: () => void;
}

/** Chooses the sub-wallets that are swept. */
export function ScopeDrawer({ walletId, onClose }: ScopeDrawerProps) {
  const { t } = useTranslation('coSigner');
  const scope = useQuery(read(autoCollect.scope, { wallet_id: walletId }));
  const subWallets = useQuery(read(autoCollect.subWallets, { wallet_id: walletId }));
  return (
    <Drawer open size="wide" title={t('scope.edit')} onClose={onClose}>
      <QueryView query={scope} skeleton={<Skeleton shape="form" />}>
        {(looked) => (
          <QueryView query={subWallets} skeleton={<Skeleton shape="form" />}>
            {(all) => (
              <Drafted form={scopeDraft(walletId)}>
                {(draft) => <ScopeForm {...draft} {...{ walletId, scope: looked, all, onClose }} />}
              </Drafted>
            )}
          </QueryView>
        )}
      </QueryView>
    </Drawer>
  );
}

interface ScopeFormProps extends ScopeDrawerProps, DraftProps<Partial<ScopeValues>> {
  scope: SweepScope;
  all: readonly SweepSubWallet[];
}

function ScopeForm(props: ScopeFormProps) {
  const { walletId, scope, all, values: edits, onChange: set, onClear, onClose } = props;
  const { t } = useTranslation('coSigner');
  const form = useId();
  const barred = useBarred();
  // What nobody has touched follows the server.
  const values = { ...valuesOfScope(scope), ...edits };
  const [type, setType] = useState<(typeof subWalletTypes)[number]>('all');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState(false);
  const isShown = ({ sub_wallet_id, sub_wallet_type }: SweepSubWallet) =>
    type === 'all' || String(sub_wallet_type) === type || values.chosen.includes(String(sub_wallet_id));
  const params = scopeParams(walletId, values);
  const isNone = values.which === 'chosen' && values.chosen.length === 0;
  return (
    <>
      <Form id={form} label={t('scope.edit')} onSubmit={() => setAsked(true)} onProblems={setProblems}>
        <Stack gap="m">
          <ChangedMeanwhile at={scope.updated_at} />
          <RadioGroup
            label={t('scope.swept')}
            required
            options={[
              { id: 'all', label: t('scope.type.1') },
              { id: 'chosen', label: t('scope.type.2') },
            ]}
            value={values.which}
            onChange={(which) => set({ which })}
          />
          {values.which === 'chosen' ? (
            <>
              <Segmented
                label={t('scope.typeFilter')}
                items={subWalletTypes.map((id) => ({ id, label: t(`scope.subWalletType.${id}`) }))}
                selected={type}
                onSelect={setType}
              />
              <TransferList
                label={t('scope.subWallets')}
                required
                options={all.filter(isShown).map((one) => ({
                  id: String(one.sub_wallet_id),
                  label: one.sub_wallet_name,
                  detail: [
                    one.collect_role === 0
                      ? t(`scope.subWalletType.${one.sub_wallet_type}`)
                      : t(`scope.role.${one.collect_role}`),
                    // The omnibus and the gas station have no users as a rule.
                    ...(one.collect_role !== 0 && one.address_count === 0
                      ? []
                      : [t('scope.addresses', { count: one.address_count })]),
                  ].join(' · '),
                }))}
                value={values.chosen}
                onChange={(chosen) => set({ chosen })}
              />
              <ScopeCsv all={all} chosen={values.chosen} onChosen={(chosen) => set({ chosen })} />
            </>
          ) : null}
          <Checkbox checked={values.includesNew} onChange={(includesNew) => set({ includesNew })}>
            {t('scope.includeNew')}
          </Checkbox>
        </Stack>
      </Form>
      <DrawerFooter>
        <SubmitButton
          form={form}
          problems={problems}
          reason={
            barred ??
            (isNone ? t('scope.chooseSome') : isSameScope(scope, values) ? t('change.none') : undefined)
          }
        >
          {t('scope.review')}
        </SubmitButton>
      </DrawerFooter>
      {asked ? (
        <SaveScope
          walletId={walletId}
          scope={scope}
          all={all}
          params={params}
          onDone={() => {
            onClear();
            onClose();
          }}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </>
  );
}

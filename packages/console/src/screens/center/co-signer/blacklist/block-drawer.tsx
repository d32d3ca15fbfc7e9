import { blacklistBatchLimit, blacklistReasonLimit, type Network } from '@mpc/api';
import {
  Drawer,
  DrawerFooter,
  Form,
  RadioGroup,
  Select,
  Skeleton,
  Stack,
  SubmitButton,
  TextArea,
} from '@mpc/ui';
import { useId, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { Drafted, type DraftProps } from '#shared/drafts/drafted.tsx';
import { listed } from '#shared/i18n/i18n.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useMayGovern } from '#shared/selection/use-wallet-role.ts';
import { blockDraft, type BlockValues } from './block.values.ts';
import { blacklistScopes } from './blacklist-list.ts';
import { addressesIn, faultsIn } from './blacklist.rules.ts';
import { BlockAddresses } from './block-addresses.tsx';
import { useListedChains } from './use-listed-chains.ts';

interface BlockDrawerProps {
  walletId: number;
  onClose: () => void;
}

/** Lists addresses that are never to be paid or swept, one a line. */
export function BlockDrawer({ walletId, onClose }: BlockDrawerProps) {
  const { t } = useTranslation('coSigner');
  const chains = useListedChains(walletId);
  return (
    <Drawer open title={t('black.add')} onClose={onClose}>
      <QueryView query={chains} skeleton={<Skeleton shape="form" />}>
        {(all) => (
          <Drafted form={blockDraft(walletId)}>
            {(draft) => <BlockForm {...draft} walletId={walletId} chains={all} onClose={onClose} />}
          </Drafted>
        )}
      </QueryView>
    </Drawer>
  );
}

interface BlockFormProps extends BlockDrawerProps, DraftProps<BlockValues> {
  chains: readonly Network[];
}

function BlockForm({ walletId, chains, values, onChange: set, onClear, onClose }: BlockFormProps) {
  const { t } = useTranslation('coSigner');
  const form = useId();
  const mayGovern = useMayGovern();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState(false);
  const { network, text, scope, reason } = values;
  const addresses = addressesIn(text);
  const chain = chains.find(({ symbol }) => symbol === network);
  const [fault, ...others] = network === null ? [] : faultsIn(network, addresses);
  const wrong = () => {
    if (addresses.length > blacklistBatchLimit) return t('black.tooMany', { limit: blacklistBatchLimit });
    if (fault === undefined) return undefined;
    const first = t(`black.fault.${fault.kind}`, { line: fault.line, text: fault.text });
    if (others.length === 0) return first;
    const lines = listed(others.map(({ line }) => String(line)));
    return `${first} · ${t('black.otherLines', { count: others.length, lines })}`;
  };
  return (
    <>
      <Form id={form} label={t('black.add')} onSubmit={() => setAsked(true)} onProblems={setProblems}>
        <Stack gap="m">
          <Select
            label={t('filter.network')}
            required
            options={chains.map(({ symbol, coin_net }) => ({ id: symbol, label: coin_net }))}
            value={network}
            onChange={(id) => set({ network: id })}
          />
          <TextArea
            label={t('black.addresses')}
            description={t('black.onePerLine', { limit: blacklistBatchLimit })}
            required
            rows={6}
            value={text}
            error={wrong()}
            onChange={(next) => set({ text: next })}
          />
          <RadioGroup
            label={t('black.scope')}
            required
            options={blacklistScopes.map((id) => ({ id: String(id), label: t(`black.scopeIs.${id}`) }))}
            value={scope}
            onChange={(id) => set({ scope: id })}
          />
          <TextArea
            label={t('black.reason')}
            limit={blacklistReasonLimit}
            value={reason}
            onChange={(next) => set({ reason: next })}
          />
        </Stack>
      </Form>
      <DrawerFooter>
        <SubmitButton
          form={form}
          problems={problems}
          reason={mayGovern === false ? t('governorsOnly') : undefined}
        >
          {addresses.length === 0 ? t('black.reviewNone') : t('black.review', { count: addresses.length })}
        </SubmitButton>
      </DrawerFooter>
      {asked && chain !== undefined && addresses.length > 0 ? (
        <BlockAddresses
          walletId={walletId}
          base={chain.symbol}
          network={chain.coin_net}
          addresses={addresses}
          scope={blacklistScopes.find((id) => String(id) === scope) ?? 3}
          reason={reason.trim()}
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

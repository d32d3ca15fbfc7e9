import { wallets } from '@mpc/api';
import {
  AmountField,
  Banner,
  Button,
  DrawerFooter,
  type FieldMessage,
  Form,
  Select,
  Skeleton,
  Stack,
  SubmitButton,
  Text,
  TextArea,
  TextField,
} from '@mpc/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read, write } from '#shared/api/api.ts';
import { useMayGovern } from '#shared/selection/use-wallet-role.ts';
import { DraftNotice } from '#shared/drafts/draft-notice.tsx';
import { useDraft } from '#shared/drafts/use-draft.ts';
import { ChecksFailed } from '#shared/query-view/checks-failed.tsx';
import { commandWords } from '#shared/query-view/command-words.ts';
import {
  emptyListing,
  isDecimals,
  isListingValues,
  isProjectLink,
  mayBeContract,
  toListing,
} from './listing.values.ts';

const statuses = ['review', 'listed', 'refused'] as const;

const wrong = (message: string): FieldMessage => ({ level: 'error', message });

/** Asks for a token that the server does not know. */
export function ListingForm({ walletId, onBack }: { walletId: number; onBack: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const mayAsk = useMayGovern();
  const draft = useDraft({
    kind: 'listing',
    subWalletId: 0,
    empty: emptyListing,
    isValues: isListingValues,
  });
  const networks = useQuery(read(wallets.networks, { wallet_id: walletId }));
  const request = useMutation(write(wallets.requestListing));
  const { values, change } = draft;
  if (values === null) return <Skeleton shape="form" />;

  const answer = request.data;
  return (
    <>
      <Form
        id={id}
        label={t('listing.title')}
        onProblems={setProblems}
        onSubmit={() => {
          if (mayAsk === true)
            request.mutate(toListing(walletId, values), { onSuccess: () => draft.clear() });
        }}
      >
        <Stack>
          <DraftNotice at={draft.draftedAt} onDiscard={draft.clear} />
          <Text as="p" tone="muted">
            {t('listing.detail')}
          </Text>
          {answer === undefined ? null : (
            <Banner tone={answer.status === 2 ? 'danger' : answer.status === 1 ? 'success' : 'running'}>
              {t(`listing.answer.${statuses[answer.status]}`, { id: answer.id })}
            </Banner>
          )}
          {request.isError ? <Banner tone="danger">{commandWords(t, request.error)}</Banner> : null}
          <ChecksFailed checks={[networks]} />
          <Select
            label={t('assets.network')}
            required
            name="network"
            options={(networks.data?.support_main_chain ?? []).map(({ symbol, coin_net }) => ({
              id: symbol,
              label: coin_net,
            }))}
            value={values.network === '' ? null : values.network}
            onChange={(network) => change({ network })}
          />
          <TextField
            label={t('coin.contract')}
            required
            name="contract"
            value={values.contract}
            check={(text) =>
              values.network === '' || mayBeContract(values.network, text.trim())
                ? null
                : wrong(t('listing.wrong.contract'))
            }
            onChange={(contract) => change({ contract })}
          />
          <TextField
            label={t('listing.symbol')}
            required
            name="symbol"
            limit={20}
            value={values.symbol}
            onChange={(symbol) => change({ symbol })}
          />
          <AmountField
            label={t('listing.decimals')}
            description={t('listing.decimalsDetail')}
            required
            name="decimals"
            symbol=""
            decimals={0}
            value={values.decimals}
            check={(text) => (isDecimals(text) ? null : wrong(t('listing.wrong.decimals')))}
            onChange={(decimals) => change({ decimals })}
          />
          <TextField
            label={t('listing.link')}
            required
            name="link"
            type="url"
            value={values.link}
            placeholder="https://"
            check={(text) => (isProjectLink(text.trim()) ? null : wrong(t('listing.wrong.link')))}
            onChange={(link) => change({ link })}
          />
          <TextArea
            label={t('listing.remark')}
            name="remark"
            rows={2}
            limit={200}
            value={values.remark}
            onChange={(remark) => change({ remark })}
          />
        </Stack>
      </Form>
      <DrawerFooter>
        <Button block onClick={onBack}>
          {t('listing.back')}
        </Button>
        <SubmitButton
          block
          form={id}
          busy={request.isPending}
          problems={problems}
          reason={mayAsk === true ? undefined : t('listing.who')}
        >
          {t('listing.send')}
        </SubmitButton>
      </DrawerFooter>
    </>
  );
}

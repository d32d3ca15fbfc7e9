import { wallets, type SubWallet } from '@mpc/api';
import { Banner, Button, Dialog, Form, Stack, TextField, toasts } from '@mpc/ui';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { write } from '#shared/api/api.ts';
import { commandWords } from '#shared/query-view/command-words.ts';

/** What I call a sub-wallet. Its name is given in the app and stays; an alias is seen by nobody else. */
export function AliasDialog({ subWallet, onClose }: { subWallet: SubWallet; onClose: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  const [alias, setAlias] = useState(subWallet.alias);
  const rename = useMutation(write(wallets.rename));
  const save = () =>
    rename.mutate(
      { wallet_id: subWallet.wallet_id, sub_wallet_id: subWallet.sub_wallet_id, alias: alias.trim() },
      {
        onSuccess: () => {
          toasts.show({ tone: 'success', message: t('alias.saved') });
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      title={t('alias.title', { name: subWallet.sub_wallet_name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('alias.cancel')}</Button>
          <Button variant="primary" type="submit" form={id} busy={rename.isPending}>
            {t('alias.save')}
          </Button>
        </>
      }
    >
      <Form id={id} label={t('alias.label')} onSubmit={save}>
        <Stack>
          <TextField
            label={t('alias.label')}
            description={t('alias.detail')}
            name="alias"
            limit={20}
            value={alias}
            onChange={setAlias}
          />
          {rename.isError ? <Banner tone="danger">{commandWords(t, rename.error)}</Banner> : null}
        </Stack>
      </Form>
    </Dialog>
  );
}

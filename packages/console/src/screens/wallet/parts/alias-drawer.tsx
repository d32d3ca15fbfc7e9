import { wallets, type Wallet } from '@mpc/api';
import { Banner, Button, Drawer, DrawerFooter, Form, Stack, Text, TextField, toasts } from '@mpc/ui';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { write } from '#shared/api/api.ts';
import { commandWords } from '#shared/query-view/command-words.ts';
import { aliasLimit, isAliasTaken } from '../alias.rules.ts';

export interface AliasDrawerProps {
  wallet: Wallet;
  /** Every wallet of the person: no two are called the same. */
  mine: readonly Wallet[];
  onClose: () => void;
}

/** What the person calls a wallet; nobody else sees it, and its name stays. */
export function AliasDrawer({ wallet, mine, onClose }: AliasDrawerProps) {
  const { t } = useTranslation();
  const id = useId();
  const [alias, setAlias] = useState(wallet.alias);
  const taken = isAliasTaken(alias, wallet, mine) ? t('walletAlias.taken') : undefined;
  const save = useMutation({
    ...write(wallets.rename),
    onSuccess: () => {
      toasts.show({ tone: 'success', message: t('walletAlias.saved') });
      onClose();
    },
  });
  const { error } = save;
  return (
    <Drawer open title={t('walletAlias.title', { name: wallet.wallet_name })} onClose={onClose}>
      <Form
        id={id}
        onSubmit={() => {
          if (!save.isPending) save.mutate({ wallet_id: wallet.wallet_id, alias: alias.trim() });
        }}
      >
        <Stack>
          <Text as="p" tone="muted">
            {t('walletAlias.detail')}
          </Text>
          <TextField
            label={t('walletAlias.label')}
            name="alias"
            limit={aliasLimit}
            value={alias}
            onChange={setAlias}
            error={taken}
          />
          {error === null ? null : <Banner tone="danger">{commandWords(t, error)}</Banner>}
        </Stack>
      </Form>
      <DrawerFooter>
        <Button block onClick={onClose}>
          {t('walletAlias.cancel')}
        </Button>
        <Button block variant="primary" type="submit" form={id} busy={save.isPending}>
          {t('walletAlias.save')}
        </Button>
      </DrawerFooter>
    </Drawer>
  );
}

import { receiving } from '@mpc/api';
import { Banner, Button, ellipsis, Form, IconButton, Inline, Popover, Stack, Text, TextField } from '@mpc/ui';
import { useMutation } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { write } from '#shared/api/api.ts';
import { commandWords } from '#shared/query-view/command-words.ts';

export interface LabelCellProps {
  id: number;
  address: string;
  label: string;
}

/** What people call an address, changed where it stands: for everybody, at once. */
export function LabelCell(props: LabelCellProps) {
  const { t } = useTranslation(['translation', 'btcAddress']);
  const { address, label } = props;
  return (
    <Inline gap="xs" wrap={false}>
      <Text tone={label === '' ? 'muted' : 'strong'} truncate>
        {label || t('btcAddress:addresses.noLabel')}
      </Text>
      <Popover
        title={t('btcAddress:addresses.editLabel')}
        trigger={
          <IconButton
            label={t('btcAddress:addresses.editLabelOf', { address: ellipsis(address) })}
            icon={Pencil}
          />
        }
      >
        {(close) => <LabelForm {...props} onDone={close} />}
      </Popover>
    </Inline>
  );
}

function LabelForm({ id, label, onDone }: LabelCellProps & { onDone: () => void }) {
  const { t } = useTranslation(['translation', 'btcAddress']);
  const [text, setText] = useState(label);
  const relabel = useMutation(write(receiving.relabel));
  return (
    <Form
      label={t('btcAddress:addresses.editLabel')}
      onSubmit={() =>
        relabel.mutate({ address_id: id, address_label: text.trim() }, { onSuccess: () => onDone() })
      }
    >
      <Stack gap="s">
        <TextField
          label={t('btcAddress:addresses.label')}
          description={t('btcAddress:addresses.labelDetail')}
          limit={30}
          name="label"
          value={text}
          onChange={setText}
        />
        {relabel.isError ? <Banner tone="danger">{commandWords(t, relabel.error)}</Banner> : null}
        <Inline justify="end">
          <Button size="small" onClick={onDone}>
            {t('alias.cancel')}
          </Button>
          <Button size="small" variant="primary" type="submit" busy={relabel.isPending}>
            {t('alias.save')}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}

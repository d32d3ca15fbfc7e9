import { transactions } from '@mpc/api';
import { Banner, Button, Form, Inline, Section, Stack, Text, TextArea } from '@mpc/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { write } from '#shared/api/api.ts';
import { commandWords } from '#shared/query-view/command-words.ts';

export interface DepositRemarkProps {
  /** The deposit's number. */
  id: number;
  remark: string;
  /** Opens with the field. */
  editing: boolean;
}

/** What people wrote beside a deposit, and how to write something else. */
export function DepositRemark({ id, remark, editing: begin }: DepositRemarkProps) {
  const { t } = useTranslation();
  const [text, setText] = useState<string | null>(begin ? remark : null);
  const save = useMutation({ ...write(transactions.remarkDeposit), onSuccess: () => setText(null) });
  if (text === null)
    return (
      <Section
        title={t('transactions.deposit.remark')}
        action={
          <Button size="small" variant="ghost" onClick={() => setText(remark)}>
            {t(remark === '' ? 'deposit.remark.add' : 'deposit.remark.edit')}
          </Button>
        }
      >
        <Text tone={remark === '' ? 'muted' : 'plain'}>{remark || t('deposit.remark.none')}</Text>
      </Section>
    );
  return (
    <Section title={t('transactions.deposit.remark')}>
      <Form
        label={t('transactions.deposit.remark')}
        onSubmit={() => save.mutate({ id, remark: text.trim() })}
      >
        <Stack gap="s">
          <TextArea
            label={t('deposit.remark.text')}
            name="remark"
            limit={200}
            value={text}
            onChange={setText}
          />
          {save.isError ? <Banner tone="danger">{commandWords(t, save.error)}</Banner> : null}
          <Inline>
            <Button type="submit" variant="primary" size="small" busy={save.isPending}>
              {t('deposit.remark.save')}
            </Button>
            <Button
              size="small"
              disabledReason={save.isPending ? t('deposit.remark.saving') : undefined}
              onClick={() => setText(null)}
            >
              {t('deposit.remark.stop')}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Section>
  );
}

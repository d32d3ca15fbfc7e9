import { coldWallet } from '@mpc/api';
import { Banner, Button, Form, Inline, Section, Stack, Text, TextArea } from '@mpc/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { write } from '#shared/api/api.ts';
import { commandWords } from '#shared/query-view/command-words.ts';
import { useGovernorsOnly } from '../fund-strategy/use-cold-barred.ts';

interface TaskRemarkProps {
  /** The task's number. */
  id: number;
  remark: string;
}

/** What people wrote beside a task, and how to write something else. */
export function TaskRemark({ id, remark }: TaskRemarkProps) {
  const { t } = useTranslation('coldWallet');
  const { t: words } = useTranslation();
  const barred = useGovernorsOnly();
  const [text, setText] = useState<string | null>(null);
  const save = useMutation({ ...write(coldWallet.remarkTask), onSuccess: () => setText(null) });
  if (text === null)
    return (
      <Section
        title={t('flow.column.remark')}
        action={
          <Button size="small" variant="ghost" disabledReason={barred} onClick={() => setText(remark)}>
            {t(remark === '' ? 'flow.remark.add' : 'flow.remark.edit')}
          </Button>
        }
      >
        <Text tone={remark === '' ? 'muted' : 'plain'}>{remark || t('flow.remark.none')}</Text>
      </Section>
    );
  return (
    <Section title={t('flow.column.remark')}>
      <Form
        label={t('flow.column.remark')}
        onSubmit={() => save.mutate({ task_id: id, remark: text.trim() })}
      >
        <Stack gap="s">
          <TextArea
            label={t('flow.column.remark')}
            name="remark"
            limit={200}
            value={text}
            onChange={setText}
          />
          {save.isError ? <Banner tone="danger">{commandWords(words, save.error)}</Banner> : null}
          <Inline>
            <Button type="submit" variant="primary" size="small" busy={save.isPending}>
              {t('flow.remark.save')}
            </Button>
            <Button
              size="small"
              disabledReason={save.isPending ? t('flow.remark.saving') : undefined}
              onClick={() => setText(null)}
            >
              {t('flow.remark.stop')}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Section>
  );
}

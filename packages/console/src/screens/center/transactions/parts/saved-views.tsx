import { Button, CopyButton, Form, IconButton, Inline, Popover, Stack, Text, TextField } from '@mpc/ui';
import { Bookmark, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSavedViews } from '#shared/session/use-saved-views.ts';

export interface SavedViewsProps {
  /** The filter of this address alone, as it is saved. */
  current: string;
  onApply: (search: string) => void;
}

const longest = 40;

/** Filters that got a name in this browser, and the link that shows this one to somebody else. It opens at once. */
export function SavedViews({ current, onApply }: SavedViewsProps) {
  const { t } = useTranslation();
  const { views, save, forget } = useSavedViews('transactions');
  const [name, setName] = useState('');
  const isTaken = views.some((view) => view.name === name.trim());
  return (
    <Popover
      title={t('transactions.views.title')}
      defaultOpen
      trigger={
        <Button icon={<Bookmark size={16} strokeWidth={1.5} aria-hidden />}>
          {t('transactions.views.title')}
        </Button>
      }
    >
      {(close) => (
        <Stack>
          {views.length === 0 ? (
            <Text tone="muted">{t('transactions.views.none')}</Text>
          ) : (
            <Stack gap="xs">
              {views.map((view) => (
                <Inline key={view.name} wrap={false}>
                  <Button
                    variant="ghost"
                    size="small"
                    aria-current={view.search === current || undefined}
                    onClick={() => {
                      onApply(view.search);
                      close();
                    }}
                  >
                    {view.name}
                  </Button>
                  <IconButton
                    icon={X}
                    label={t('transactions.views.forget', { name: view.name })}
                    onClick={() => forget(view.name)}
                  />
                </Inline>
              ))}
            </Stack>
          )}
          <Form
            label={t('transactions.views.save')}
            onSubmit={() => {
              save(name.trim(), current);
              setName('');
            }}
          >
            <Stack gap="s">
              <TextField
                required
                label={t('transactions.views.name')}
                name="view"
                limit={longest}
                value={name}
                onChange={setName}
                verdicts={isTaken ? [{ level: 'note', message: t('transactions.views.replaces') }] : []}
              />
              <Inline>
                <Button type="submit" size="small">
                  {t('transactions.views.save')}
                </Button>
                <CopyButton text={location.href} label={t('transactions.views.link')} />
              </Inline>
            </Stack>
          </Form>
        </Stack>
      )}
    </Popover>
  );
}

import { Button, CopyButton, Form, IconButton, Inline, Popover, Stack, Text, TextField } from '@mpc/ui';
import { Bookmark, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useSavedViews } from '#shared/session/use-saved-views.ts';
import type { AnyList } from './use-list.ts';

const longest = 40;

/** Views of a list that got a name in this browser, and the link that shows this one to somebody else. It opens at once. */
export function SavedViews({ list }: { list: AnyList }) {
  const { t } = useTranslation();
  const { views, save, forget } = useSavedViews(list.name);
  const [name, setName] = useState('');
  const isTaken = views.some((view) => view.name === name.trim());
  return (
    <Popover
      title={t('list.views.title')}
      defaultOpen
      trigger={<IconButton variant="secondary" size="medium" icon={Bookmark} label={t('list.views.title')} />}
    >
      {(close) => (
        <Stack>
          {views.length === 0 ? (
            <Text tone="muted">{t('list.views.none')}</Text>
          ) : (
            <Stack gap="xs">
              {views.map((view) => (
                <Inline key={view.name} wrap={false}>
                  <Button
                    variant="ghost"
                    size="small"
                    aria-current={view.search === list.saved || undefined}
                    onClick={() => {
                      list.apply(view.search);
                      close();
                    }}
                  >
                    {view.name}
                  </Button>
                  <IconButton
                    icon={X}
                    label={t('list.views.forget', { name: view.name })}
                    onClick={() => forget(view.name)}
                  />
                </Inline>
              ))}
            </Stack>
          )}
          <Form
            label={t('list.views.save')}
            onSubmit={() => {
              save(name.trim(), list.saved);
              setName('');
            }}
          >
            <Stack gap="s">
              <TextField
                required
                label={t('list.views.name')}
                name="view"
                limit={longest}
                value={name}
                onChange={setName}
                messages={isTaken ? [{ level: 'note', message: t('list.views.replaces') }] : []}
              />
              <Inline>
                <Button type="submit" size="small">
                  {t('list.views.save')}
                </Button>
                <CopyButton text={location.href} label={t('list.views.link')} />
              </Inline>
            </Stack>
          </Form>
        </Stack>
      )}
    </Popover>
  );
}

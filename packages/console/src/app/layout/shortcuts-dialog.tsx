import { Dialog, KeyValueList, Section, Stack } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useShortcutGroup } from '#shared/shortcuts/shortcuts.ts';

/** The keys that work everywhere, and those of the screen below. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const group = useShortcutGroup((state) => state.group);
  return (
    <Dialog open title={t('shortcuts.title')} onClose={onClose}>
      <Stack>
        <KeyValueList
          items={[
            { key: 'find', label: '⌘K · Ctrl+K', value: t('shortcuts.find') },
            { key: 'help', label: '?', value: t('shortcuts.help') },
            { key: 'close', label: 'Esc', value: t('shortcuts.close') },
          ]}
        />
        {group === null ? null : (
          <Section title={t(group.title)}>
            <KeyValueList
              items={group.shortcuts.map(({ shown, label }) => ({
                key: shown,
                label: shown,
                value: t(label),
              }))}
            />
          </Section>
        )}
      </Stack>
    </Dialog>
  );
}

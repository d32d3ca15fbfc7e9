import { Dialog, KeyValueList } from '@mpc/ui';
import { useTranslation } from 'react-i18next';

/** The keys that work everywhere. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog open title={t('shortcuts.title')} onClose={onClose}>
      <KeyValueList
        items={[
          { key: 'find', label: '⌘K · Ctrl+K', value: t('shortcuts.find') },
          { key: 'help', label: '?', value: t('shortcuts.help') },
          { key: 'close', label: 'Esc', value: t('shortcuts.close') },
        ]}
      />
    </Dialog>
  );
}

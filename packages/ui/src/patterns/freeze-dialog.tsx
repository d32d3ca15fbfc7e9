import { ConfirmDialog } from '../index.ts';
import { settingsTexts } from './settings-page-texts.ts';
import { useTexts } from './use-texts.ts';

interface FreezeDialogProps {
  open: boolean;
  onFrozen: () => void;
  onCancel: () => void;
}

/** Asks before something that a person alone cannot take back: what follows, a tick, and a reason. */
export function FreezeDialog({ open, onFrozen, onCancel }: FreezeDialogProps) {
  const words = useTexts(settingsTexts);
  return (
    <ConfirmDialog
      open={open}
      type="remove"
      title={words.ask}
      confirmLabel={words.freeze}
      checkbox={words.agree}
      remark={{ label: words.why, required: true }}
      onConfirm={onFrozen}
      onCancel={onCancel}
    >
      {words.consequence}
    </ConfirmDialog>
  );
}

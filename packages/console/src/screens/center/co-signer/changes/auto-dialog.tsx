import { SettingDialog, type SettingDialogProps } from '#features/setting-change';
import { RefusalWords } from './refusal-words.tsx';

/** Asks once more before a setting of auto sweep is changed, and says what became of it where no answer came. */
export function AutoDialog<Params, Data>(props: Omit<SettingDialogProps<Params, Data>, 'refused'>) {
  return <SettingDialog {...props} refused={(error) => <RefusalWords error={error} />} />;
}

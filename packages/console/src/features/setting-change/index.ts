export { LostNotice } from './lost-notice.tsx';
export { SettingDialog, type SettingDialogProps } from './setting-dialog.tsx';
export { useSettingChange } from './use-setting-change.ts';
export { type StillSet, useStillSet } from './use-still-set.ts';

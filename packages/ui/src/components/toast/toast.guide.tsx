import type { Guide } from '../../../../../.storybook/guide.ts';

export const toastGuide: Guide = {
  use: [
    'To say that something went well: copied, sent, saved.',
    'To say that something asked for failed, and what to do next; with one action where there is one, such as Retry.',
    'With a key, so that the same failure of ten calls is one toast.',
  ],
  avoid: [
    'For what is wrong with a field: say it at the field.',
    'For what holds as long as the page is open: use Banner.',
    'For what must be decided: use ConfirmDialog.',
  ],
  do: [
    'One sentence in the past: “Copied successfully”. What it is about, in whole, as the detail.',
    'Place one ToastRegion near the end of the application; any code can then say `toasts.show(…)`.',
  ],
  dont: [
    'Put in it what is found nowhere else: it leaves.',
    'Give it more than one action, or one that cannot be done elsewhere.',
  ],
  accessibility: [
    'The region is there before its first toast, so that what appears in it is read out, politely, in its turn.',
    'F6 moves the focus to the newest toast, from inside a dialog too; Escape or its button closes it, and the focus returns to where it was.',
    'Leaves after five seconds, never while the pointer or the focus is on it; what reports a failure stays until it is closed.',
    'Lies above every drawer and dialog, and stays usable while one is open.',
  ],
};
